import { type Selectable, type Updateable, sql } from 'kysely';
import { type AuditActor, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Tx } from '#api/platform/db/database.ts';
import {
  type AutomaticKind,
  type MoveName,
  type OfferMoveKind,
  offerMoves,
  type OfferReason,
  type OfferState,
  type Side,
} from './offer-states.model.ts';
import type { OffersTable } from './tables.ts';

export type OfferRow = Selectable<OffersTable>;

/** What a move writes beside the state. */
export type OfferChange = Pick<
  Updateable<OffersTable>,
  | 'agreed_cents'
  | 'agreed_shipping_cents'
  | 'amount_cents'
  | 'counter_cents'
  | 'counter_shipping_cents'
  | 'declined_by'
  | 'expires_at'
  | 'extended_at'
  | 'reply'
  | 'rounds'
  | 'shipping_cents'
>;

/** What the row of a move says beside the offer: the words of this move, and why the shop made it. */
export type MoveNote = { readonly message?: string | null; readonly reason?: OfferReason | null };

/** When an offer had changed last as somebody read it; null where nobody says. */
export type SeenOffer = { readonly seen?: Date | null | undefined };

/** Until when somebody has time after a move; null when the offer is over. */
const isWaiting = (state: OfferState): boolean => state === 'RECEIVED' || state === 'COUNTERED' || state === 'ACCEPTED';

/** The price that an offer is about now. */
const priceOf = ({ state, agreed_cents: agreed, counter_cents: counter, amount_cents: amount }: OfferRow): number => {
  if (state === 'ACCEPTED' || state === 'EXPIRED') return agreed ?? counter ?? amount;
  return state === 'COUNTERED' ? (counter ?? amount) : amount;
};

/** What shipping costs by the price that an offer is about now; null: what the checkout quotes. */
export function shippingOf(offer: OfferRow): number | null {
  const { state, agreed_cents: agreed, counter_cents: counter } = offer;
  const isOver = state === 'ACCEPTED' || state === 'EXPIRED';
  if (isOver && agreed !== null) return offer.agreed_shipping_cents;
  return (isOver || state === 'COUNTERED') && counter !== null ? offer.counter_shipping_cents : offer.shipping_cents;
}

/** Whether an offer is a seller's to which its buyer has named no amount: what it is about is the seller's price. */
export const isUnansweredSellers = ({ made_by: by, rounds }: Pick<OfferRow, 'made_by' | 'rounds'>): boolean =>
  by === 'SELLER' && rounds === 0;

/** The moves by which a buyer takes up what a seller began, and shows who they are. */
const showsBuyer = (name: MoveName): boolean => name === 'acceptCounter' || name === 'counterBack';

/** Writes down a move of an offer whose row is locked, as it is after the move. */
export async function noteMove(
  trx: Tx,
  offer: OfferRow,
  kind: OfferMoveKind,
  by: Side | 'shop',
  { message = null, reason = null }: MoveNote = {},
): Promise<void> {
  const mover = by === 'shop' ? 'SHOP' : by === 'buyer' ? 'BUYER' : 'SELLER';
  await sql`
    INSERT INTO offer_moves (offer_id, position, kind, made_by, amount_cents, shipping_cents, message, reason, expires_at)
    SELECT ${offer.id}, coalesce(max(position), 0) + 1, ${kind}, ${mover}, ${priceOf(offer)}::bigint, ${shippingOf(offer)}::bigint,
      ${message}::text, ${reason}::text, ${isWaiting(offer.state) ? offer.expires_at : null}::timestamptz
    FROM offer_moves WHERE offer_id = ${offer.id}
  `.execute(trx);
}

/** What an offer has when nobody answers it for its seller. */
export const noAutomaticAnswer = { automatic_at: null, automatic_kind: null, automatic_cents: null } as const;

const isDue = (kind: AutomaticKind) =>
  sql<boolean>`automatic_kind = ${kind} AND automatic_at <= now() AND expires_at > now()`;

/**
 * Moves an offer on: one conditional write, so that of two who move it at the same moment one does. Gives the moved offer,
 * or undefined when it does not stand where the move begins, has changed since it was `seen`, has expired (or, to expire, has not), or
 * was bought. Writes down who did it.
 */
export async function moveOffer(
  trx: Tx,
  actor: AuditActor,
  offerId: string,
  name: MoveName,
  change: OfferChange = {},
  { seen = null, ...note }: MoveNote & SeenOffer = {},
): Promise<OfferRow | undefined> {
  const { from, to, by, kind } = offerMoves[name];
  let query = trx
    .updateTable('offers')
    .set({ ...change, ...noAutomaticAnswer, state: to, changed_at: new Date(), reminded_at: null })
    .$if(showsBuyer(name), (update) => update.set({ is_hidden: false }))
    .where('id', '=', offerId)
    .where('state', 'in', [...from])
    .where('ordered_at', 'is', null);
  if (name === 'declineAutomatically') query = query.where(isDue('DECLINE'));
  if (name === 'counterAutomatically') query = query.where(isDue('COUNTER'));
  if (seen) query = query.where(sql`date_trunc('milliseconds', changed_at)`, '=', seen);
  if (name === 'extend') query = query.where('extended_at', 'is', null);
  if (name === 'expire') query = query.where('expires_at', '<=', sql<Date>`now()`);
  else if (by !== 'shop') query = query.where('expires_at', '>', sql<Date>`now()`);
  const moved = await query.returningAll().executeTakeFirst();
  if (!moved) return undefined;
  await noteMove(trx, moved, kind, by, note);
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
