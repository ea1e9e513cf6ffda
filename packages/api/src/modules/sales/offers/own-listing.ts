import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';

function findListing(trx: Tx, listingId: string) {
  return trx
    .selectFrom('listings')
    .innerJoin('items', 'items.id', 'listings.item_id')
    .select([
      'listings.id',
      'listings.item_id',
      'listings.seller_account_id',
      'listings.asking_cents',
      'listings.status',
    ])
    .select(['listings.stock_level', 'items.accepting_offers', 'items.offer_decline_threshold', 'items.has_variants'])
    .where('listings.id', '=', listingId)
    .forShare('listings')
    .executeTakeFirst();
}

/**
 * The seller's own listing, or any for an admin, on which offers can be made; locked against being sold meanwhile. Throws a
 * DomainError: a stranger's one is as unknown as none.
 */
export async function lockOwnListing(trx: Tx, { principal, locale }: ActorContext, listingId: string) {
  const messages = salesMessages(locale);
  const listing = isId(listingId) ? await findListing(trx, listingId) : undefined;
  if (!listing || (listing.seller_account_id !== principal.accountId && !principal.rights.isAdmin))
    throw new DomainError('not-found', messages.listingNotFound);
  if (listing.status === 'sold') throw new DomainError('sold', messages.listingSold);
  if (listing.status !== 'live') throw new DomainError('unavailable', messages.listingNotOffered);
  if (!listing.accepting_offers || listing.has_variants || listing.stock_level !== 1)
    throw new DomainError('not-accepting', messages.offersNotAccepted);
  return listing;
}
