import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';

/**
 * The id of the shopper's accepted offer on a listing, as long as its price holds; null without one. With `offerId` exactly
 * that one is wanted: a DomainError says when it has expired, or is unknown, a stranger's, or on something else.
 */
export async function findAcceptedOffer(
  trx: Tx,
  { principal: { accountId }, locale }: ActorContext,
  listingId: string,
  offerId: string | null,
): Promise<string | null> {
  const messages = salesMessages(locale);
  if (accountId === null || (offerId !== null && !isId(offerId))) {
    if (offerId === null) return null;
    throw new DomainError('not-found', messages.offerNotFound);
  }
  let query = trx
    .selectFrom('offers')
    .select(['id', sql<boolean>`state = 'ACCEPTED' AND ordered_at IS NULL AND expires_at > now()`.as('holds')])
    .where('buyer_account_id', '=', accountId)
    .where('listing_id', '=', listingId);
  if (offerId !== null) query = query.where('id', '=', offerId);
  const offers = await query.execute();
  const holding = offers.find(({ holds }) => holds);
  if (holding) return holding.id;
  if (offerId === null) return null;
  throw offers.length > 0
    ? new DomainError('over', messages.offerOver)
    : new DomainError('not-found', messages.offerNotFound);
}
