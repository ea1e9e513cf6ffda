import { storeProfile } from '@headstock/contracts/store-profile';
import { commissionSteps, type SaleTerms, shareOfSale } from '#api/modules/payments/index.ts';
import { expectedPayout } from '#api/modules/sales/orders/held-amount.model.ts';
import { type Seller, saleTermsOf, termsOf, withSignedShare } from '#api/modules/sales/orders/sale-terms.ts';
import { signedShares } from '#api/modules/sales/orders/signed-shares.ts';
import { shipByOf } from '#api/modules/sales/orders/ship-by.model.ts';
import { isId } from '#api/platform/db/new-id.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Db } from '#api/platform/db/database.ts';
import { type Money, toMoney, toMoneyOrNull } from '#api/platform/money.ts';
import { type AskedPrice, comparePrices, type Comparison } from './comparables.ts';

/** A share of the shop in a part of a price. */
export type SaleFee = { readonly rateBasisPoints: number; readonly of: Money; readonly amount: Money };

/** What a seller would really get of a price, as the resolvers of the schema's type `SaleProceeds` read it. */
export type SaleProceeds = {
  readonly price: Money;
  readonly shipping: Money | null;
  readonly fees: readonly SaleFee[];
  readonly net: Money;
  readonly sellerShips: boolean;
  readonly payoutBy: Date;
  readonly comparablesCount: number;
  readonly comparablesMedian: Money | null;
  readonly fromComparablesPercent: number | null;
  readonly daysToSell: number | null;
  readonly daysToSellCount: number;
};

/** What decides on a seller's share: who sells, for how much, with which price for shipping (null: what the checkout quotes). */
export type ProposedSale = {
  readonly seller: Seller;
  /** The share that was signed for it at the counter, in hundredths of a percent; undefined without one. */
  readonly signedShare: number | undefined;
  readonly cents: number;
  readonly shippingCents: number | null;
};

/** Money that is paid now is with its seller by then, when the parcel takes as long as it may. */
export const payoutBy = (now: Date): Date =>
  expectedPayout(shipByOf(now, storeProfile.timeZone), storeProfile.trialDays + storeProfile.payoutDays);

type Price = Pick<ProposedSale, 'cents' | 'shippingCents'>;

/** What is left of a price by the terms of a seller, as the settlement of an order reckons; the shop keeps all of its own. */
function proceedsBy(
  terms: SaleTerms,
  { cents, shippingCents }: Price,
  comparison: Comparison | undefined,
): SaleProceeds {
  const isHouse = terms.sellerId === null;
  const shipping = terms.sellerShips || isHouse ? shippingCents : null;
  const { netCents } = shareOfSale(terms, { goods: cents, shipping: shipping ?? 0 });
  const median = comparison?.medianCents ?? null;
  return {
    price: toMoney(cents),
    shipping: toMoneyOrNull(shipping),
    sellerShips: terms.sellerShips,
    fees: commissionSteps(cents, terms.commission).map(({ ofCents, basisPoints, cents: amount }) => ({
      rateBasisPoints: basisPoints,
      of: toMoney(ofCents),
      amount: toMoney(amount),
    })),
    net: toMoney(isHouse ? cents + (shipping ?? 0) : netCents),
    payoutBy: payoutBy(new Date()),
    comparablesCount: comparison?.count ?? 0,
    comparablesMedian: toMoneyOrNull(median),
    fromComparablesPercent: median === null || median === 0 ? null : Math.round((cents / median - 1) * 100),
    daysToSell: comparison?.daysToSell ?? null,
    daysToSellCount: comparison?.paceCount ?? 0,
  };
}

/** What a seller would really get of a price by the share that was signed for it, or the shop's of today. Who sends the goods gets what is paid for shipping. */
export const proceedsOf = (
  { seller, signedShare, ...price }: ProposedSale,
  comparison: Comparison | undefined,
): SaleProceeds => proceedsBy(withSignedShare(termsOf(seller, ''), signedShare), price, comparison);

/** What a seller would really get of a price for a listing, which may be a draft that the shop does not show yet. */
export async function readSellerProceeds(
  db: Db,
  { sellerId, ...asked }: AskedPrice & { readonly sellerId: string; readonly shippingCents: number | null },
): Promise<SaleProceeds> {
  const [terms, signed, compare] = await Promise.all([
    saleTermsOf(db, sellerId),
    signedShares(db, [asked.listingId]),
    comparePrices(db, [asked]),
  ]);
  return proceedsBy(withSignedShare(terms, signed.get(asked.listingId)), asked, compare(asked));
}

/** What the seller of a listing would get of a price; null for a listing that is not the viewer's, but for admins. */
export async function readProceeds(
  { db, principal }: ActorContext,
  { listingId, cents, shippingCents }: AskedPrice & { readonly shippingCents: number | null },
): Promise<SaleProceeds | null> {
  if (!isId(listingId) || cents < 0 || (shippingCents ?? 0) < 0) return null;
  const row = await db
    .selectFrom('listings')
    .innerJoin('accounts', 'accounts.id', 'listings.seller_account_id')
    .select(['listings.seller_account_id as sellerId', 'accounts.is_private_seller as isPrivateSeller'])
    .select('accounts.is_professional_seller as isProfessionalSeller')
    .where('listings.id', '=', listingId)
    .executeTakeFirst();
  if (!row || (row.sellerId !== principal.accountId && !principal.rights.isAdmin)) return null;
  const signed = await signedShares(db, [listingId]);
  const compare = await comparePrices(db, [{ listingId, cents }]);
  const sale = { seller: row, signedShare: signed.get(listingId), cents, shippingCents };
  return proceedsOf(sale, compare({ listingId, cents }));
}
