import { shareOf } from '#api/platform/money.ts';

/** What of a price is the shop's, and what is left to the consignor. Whole cents, as the sale is settled. */
export function sharesOf(cents: number, basisPoints: number): { readonly shop: number; readonly net: number } {
  const shop = shareOf(cents, basisPoints);
  return { shop, net: cents - shop };
}
