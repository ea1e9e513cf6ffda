import { repriced, repricePercent } from '@headstock/contracts/reprice-percent';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { attempt, DomainError } from '#api/platform/domain-error.ts';
import { findListing, type OwnListing } from './find-listing.ts';
import { changeOffer } from './inventory/change-offer.ts';
import { canEdit } from './listing-states.model.ts';
import { sellingMessages } from './messages.ts';
import { moveListingIn } from './move-listing.ts';
import { requireSeller } from './save-listing.ts';

/** Listings that one call changes at most. */
const MOST = 50;

/** What is done to several listings of a seller, each in the version that was read. */
export type ListingsChange = {
  readonly listings: readonly { readonly id: string; readonly version: number }[];
  readonly action: 'PAUSE' | 'RESUME' | 'END' | 'REPRICE';
  /** Until when they are paused. */
  readonly until?: Date | null;
  /** By how much prices change, in percent: from -90 to 200, and not 0. */
  readonly percent?: number | null;
};

/** What came of one of them. */
export type ListingOutcome = { readonly id: string } & (
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly message: string }
);

/** A listing of the viewer's own; not found for everybody else, admins too, who have the batches of the back office. */
async function ownListing(trx: Tx, actor: ActorContext, id: string): Promise<OwnListing> {
  const listing = await findListing(trx, actor.principal, id);
  if (listing?.seller_account_id !== requireAccountId(actor))
    throw new DomainError('not-found', sellingMessages(actor.locale).notFound);
  return listing;
}

/** Moves a price by a share of it, to whole dollars, for buyers and in the draft, and nothing else. */
async function reprice(trx: Tx, actor: ActorContext, listing: OwnListing, version: number, percent: number) {
  const messages = sellingMessages(actor.locale);
  await requireSeller(trx, actor);
  const { document, published, standing, mover, id } = listing;
  if (standing.track === 'consignment') throw new DomainError('not-possible', messages.repriceConsigned);
  if (!canEdit(mover, standing)) throw new DomainError('sold', messages.sold);
  const before = (published ?? document).priceCents;
  if (before === null) throw new DomainError('price', messages.priceMissing);
  const priceCents = repriced(before, percent);
  await changeOffer(trx, actor, { id, version, priceCents, stock: null });
}

async function changeOne(
  actor: ActorContext,
  baseUrl: URL,
  { id, version }: ListingsChange['listings'][number],
  { action, until = null, percent }: ListingsChange,
): Promise<void> {
  await tx(actor.db, async (trx) => {
    const listing = await ownListing(trx, actor, id);
    if (action === 'REPRICE') return reprice(trx, actor, listing, version, percent ?? 0);
    await moveListingIn(trx, actor, baseUrl, { id, version, action, until });
  });
}

/**
 * Pauses, resumes, ends or reprices several of the viewer's listings, one after the other and each by itself: what is refused for one
 * does not keep the others from it. Throws a DomainError where nothing is tried: `count`, `percent` or `until`.
 */
export async function changeListings(
  actor: ActorContext,
  baseUrl: URL,
  change: ListingsChange,
): Promise<ListingOutcome[]> {
  const messages = sellingMessages(actor.locale);
  const listings = [...new Map(change.listings.map((listing) => [listing.id, listing])).values()];
  if (listings.length === 0 || listings.length > MOST) throw new DomainError('count', messages.listingsCount(MOST));
  if (change.action === 'PAUSE' && !change.until) throw new DomainError('until', messages.untilMissing);
  const percent = change.percent ?? 0;
  if (change.action === 'REPRICE' && (percent === 0 || percent < repricePercent.least || percent > repricePercent.most))
    throw new DomainError('percent', messages.percentWrong(repricePercent.least, repricePercent.most));
  const outcomes: ListingOutcome[] = [];
  for (const listing of listings) {
    const outcome = await attempt(() => changeOne(actor, baseUrl, listing, change));
    // A day that cannot be is wrong for all of them, and stands at its field.
    if (!outcome.ok && outcome.code === 'until') throw new DomainError('until', outcome.message);
    outcomes.push({ id: listing.id, ...(outcome.ok ? { ok: true } : outcome) });
  }
  return outcomes;
}
