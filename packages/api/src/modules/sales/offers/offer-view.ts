import { type AccountSource, loadAccounts } from '#api/modules/accounts/index.ts';
import type { ItemSource, ListingSource } from '#api/modules/catalog/index.ts';
import { loadListings } from '#api/modules/catalog/index.ts';
import { type Money, toMoney, toMoneyOrNull } from '#api/platform/money.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { signedShares } from '#api/modules/sales/orders/signed-shares.ts';
import { sideOf } from './answer-offer.ts';
import { isUnansweredSellers, type OfferRow } from './move-offer.ts';
import {
  actionsFor,
  type AutomaticKind,
  type DeclinedBy,
  type OfferAction,
  type OfferState,
  type Side,
  stateAt,
} from './offer-states.model.ts';

/** An offer as the resolvers of the schema's type `Offer` read it. */
export type OfferView = {
  readonly id: string;
  readonly item: ItemSource;
  readonly listing: ListingSource;
  readonly state: OfferState;
  /** To its buyer what the seller's threshold declined was declined by the seller. */
  readonly declinedBy: DeclinedBy | null;
  readonly amountOffered: Money;
  readonly counterAmount: Money | null;
  readonly agreedAmount: Money | null;
  /** What shipping is to cost by each of these; null: what the checkout quotes. */
  readonly shippingOffered: Money | null;
  readonly counterShipping: Money | null;
  readonly agreedShipping: Money | null;
  readonly message: string | null;
  readonly reply: string | null;
  readonly buyer: AccountSource;
  readonly seller: AccountSource;
  /** The shop's share that its owner signed at the counter, in hundredths of a percent; undefined without one. */
  readonly signedShare: number | undefined;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly expiresAt: Date;
  readonly orderedAt: Date | null;
  readonly actions: readonly OfferAction[];
  readonly secondsLeft: number;
  /** A seller's, to which its buyer has named no amount. */
  readonly isFromSeller: boolean;
  /** What the shop answers for the seller, and when; null when the seller answers. For the seller alone. */
  readonly automatic: { readonly kind: AutomaticKind; readonly amount: Money | null; readonly at: Date } | null;
  /** Which side the viewer is on; null for nobody's. */
  readonly side: Side | null;
};

/** What the viewer can do: nothing about an item that cannot be bought any more, except withdrawing the offer. */
function actionsOf(
  row: OfferRow,
  listing: ListingSource,
  state: OfferState,
  { principal }: ActorContext,
): OfferAction[] {
  const side = principal.accountId === null ? null : sideOf(row, principal);
  if (!side) return [];
  const standing = { state, isOrdered: row.ordered_at !== null, isExtended: row.extended_at !== null };
  // There is nothing of the buyer's to withdraw.
  const actions = actionsFor(side, standing).filter((action) => action !== 'WITHDRAW' || !isUnansweredSellers(row));
  return listing.isAvailable ? actions : actions.filter((action) => action === 'WITHDRAW' || action === 'DECLINE');
}

/** Whole seconds until an offer's clock ends; 0 for one that is over or bought. */
function secondsLeftOf({ expires_at: end, ordered_at: orderedAt }: OfferRow, state: OfferState, now: Date): number {
  const isRunning = orderedAt === null && ['RECEIVED', 'COUNTERED', 'ACCEPTED'].includes(state);
  return isRunning ? Math.max(0, Math.ceil((end.getTime() - now.getTime()) / 1_000)) : 0;
}

function automaticOf({ automatic_at: at, automatic_kind: kind, automatic_cents: cents }: OfferRow, state: OfferState) {
  return at === null || kind === null || state !== 'RECEIVED' ? null : { kind, amount: toMoneyOrNull(cents), at };
}

/** Offers as the schema shows them, in their sequence, with a fixed number of statements. */
export async function toOfferViews(actor: ActorContext, rows: readonly OfferRow[]): Promise<OfferView[]> {
  const { db, locale } = actor;
  const listingIds = [...new Set(rows.map(({ listing_id: id }) => id))];
  const [listings, signed, people] = await Promise.all([
    loadListings(db, listingIds, locale),
    signedShares(db, listingIds),
    loadAccounts(db, [...new Set(rows.flatMap((row) => [row.buyer_account_id, row.seller_account_id]))]),
  ]);
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  const now = new Date();
  return rows.flatMap((row): OfferView[] => {
    const listing = byId.get(row.listing_id);
    const buyer = people.get(row.buyer_account_id);
    const seller = people.get(row.seller_account_id);
    if (!listing || !buyer || !seller) return [];
    const state = stateAt(row, now);
    const side = sideOf(row, actor.principal);
    return [
      {
        id: row.id,
        item: listing.item,
        listing,
        state,
        declinedBy: side === 'buyer' && row.declined_by === 'AUTOMATIC' ? 'SELLER' : row.declined_by,
        amountOffered: toMoney(row.amount_cents),
        counterAmount: toMoneyOrNull(row.counter_cents),
        agreedAmount: toMoneyOrNull(row.agreed_cents),
        shippingOffered: toMoneyOrNull(row.shipping_cents),
        counterShipping: toMoneyOrNull(row.counter_shipping_cents),
        agreedShipping: toMoneyOrNull(row.agreed_shipping_cents),
        message: row.message,
        reply: row.reply,
        buyer,
        seller,
        signedShare: signed.get(row.listing_id),
        createdAt: row.created_at,
        changedAt: row.changed_at,
        expiresAt: row.expires_at,
        orderedAt: row.ordered_at,
        actions: actionsOf(row, listing, state, actor),
        secondsLeft: secondsLeftOf(row, state, now),
        isFromSeller: isUnansweredSellers(row),
        automatic: automaticOf(row, state),
        side,
      },
    ];
  });
}
