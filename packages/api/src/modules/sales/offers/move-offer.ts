import { type Selectable, type Updateable, sql } from 'kysely';
import { type AuditActor, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { type MoveName, offerMoves } from './offer-states.model.ts';
import type { OffersTable } from './tables.ts';

export type OfferRow = Selectable<OffersTable>;

/** What a move writes beside the state. */
export type OfferChange = Pick<
  Updateable<OffersTable>,
  'agreed_cents' | 'counter_cents' | 'declined_by' | 'expires_at' | 'reply'
>;

/**
 * Moves an offer on: one conditional write, so that of two who move it at the same moment one does. Gives the moved offer,
 * or undefined when it does not stand where the move begins, has expired (or, to expire, has not), or was bought. Writes
 * down who did it.
 */
export async function moveOffer(
  trx: Tx,
  actor: AuditActor,
  offerId: string,
  name: MoveName,
  change: OfferChange = {},
): Promise<OfferRow | undefined> {
  const { from, to, by } = offerMoves[name];
  let query = trx
    .updateTable('offers')
    .set({ ...change, state: to, changed_at: new Date() })
    .where('id', '=', offerId)
    .where('state', 'in', [...from])
    .where('ordered_at', 'is', null);
  if (name === 'expire') query = query.where('expires_at', '<=', sql<Date>`now()`);
  else if (by !== 'shop') query = query.where('expires_at', '>', sql<Date>`now()`);
  const moved = await query.returningAll().executeTakeFirst();
  if (!moved) return undefined;
  await recordAudit(trx, actor, {
    action: `offer.${name}`,
    subjectKind: 'offer',
    subjectId: offerId,
    detail: {
      listingId: moved.listing_id,
      amountCents: moved.agreed_cents ?? moved.counter_cents ?? moved.amount_cents,
    },
  });
  return moved;
}
