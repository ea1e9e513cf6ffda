import type { ActorContext } from '#api/platform/actor-context.ts';
import { legalHoldsOf } from '#api/modules/catalog/index.ts';
import { openOrderRows } from '#api/modules/sales/cart/read-cart.ts';
import { listingState, pendingSales } from './listing-state.ts';
import { holdsOn } from './read-holds.ts';

/** Whether a listing is on hold, as the resolvers of the schema's type `ListingHold` read it. */
export type ListingHoldView = {
  readonly listingId: string;
  /** Until when the law keeps it from being sold. */
  readonly legalHoldUntil: Date | null;
  readonly heldUntil: Date | null;
  readonly viewerHoldUntil: Date | null;
  readonly secondsLeft: number;
  readonly isAvailable: boolean;
  readonly isPaymentPending: boolean;
  readonly isPendingSale: boolean;
  readonly viewerOfferUntil: Date | null;
};

/** Whether the shopper is paying for a listing at this moment. */
async function isPaying({ db, principal }: ActorContext, listingId: string): Promise<boolean> {
  const paying = (await openOrderRows(db, principal, [])).filter(({ paying_payment_id: payment }) => payment !== null);
  if (paying.length === 0) return false;
  const ids = paying.map(({ id }) => id);
  const line = db
    .selectFrom('line_items')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('order_id', 'in', ids);
  return (await line.executeTakeFirst()) !== undefined;
}

/** Whether a listing is on hold, from the point of view of the actor; null for an unknown one. */
export async function showListingHold(actor: ActorContext, listingId: string): Promise<ListingHoldView | null> {
  const { db, principal } = actor;
  const state = await listingState(db, listingId);
  if (!state) return null;
  const hold = state.held ? (await holdsOn(db, [listingId], principal)).get(listingId) : undefined;
  const sale = state.held ? (await pendingSales(db, [listingId])).get(listingId) : undefined;
  const isOwnSale = principal.accountId !== null && sale?.buyerId === principal.accountId;
  return {
    listingId,
    legalHoldUntil: (await legalHoldsOf(db, [listingId])).get(listingId) ?? null,
    heldUntil: hold && !hold.isOwn ? hold.until : null,
    viewerHoldUntil: hold?.isOwn ? hold.until : null,
    secondsLeft: hold?.secondsLeft ?? 0,
    isAvailable: state.status === 'live' && state.stockLevel > 0,
    isPendingSale: hold?.isPendingSale ?? false,
    viewerOfferUntil: sale && isOwnSale ? sale.until : null,
    isPaymentPending: state.paying && !(await isPaying(actor, listingId)),
  };
}
