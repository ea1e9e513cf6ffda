/** An amount of a line: what one costs and how many. Whole cents, whole pieces. */
export type PricedLine = { readonly unitCents: number; readonly quantity: number };

/** What an order's price is made of; all whole cents. */
export type PriceParts = {
  readonly lines: readonly PricedLine[];
  readonly discountCents: number;
  readonly shippingCents: number;
  /** Share of goods and shipping that is added as a fee, in hundredths of a percent. */
  readonly feeBasisPoints: number;
  /** The tax on goods (after the discount) and shipping. */
  readonly taxOf: (goodsCents: number, shippingCents: number) => number;
};

export type OrderPrice = {
  readonly subTotalCents: number;
  readonly discountCents: number;
  readonly shippingCents: number;
  readonly extraFeeCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
};

/** The largest amount that the shop handles, in cents; the schema's Int ends just above. */
export const MOST_CENTS = 2_000_000_000;

/** A share of an amount, in hundredths of a percent, rounded half up to a whole cent. Both must be 0 or more. */
export function shareOf(amountCents: number, basisPoints: number): number {
  const product = amountCents * basisPoints;
  const remainder = product % 10_000;
  return (product - remainder) / 10_000 + (remainder >= 5_000 ? 1 : 0);
}

/** What a line costs. */
export const lineAmount = ({ unitCents, quantity }: PricedLine): number => unitCents * quantity;

/** The one calculation of an order's price: goods − discount + shipping + fee + tax. The discount never exceeds the goods. */
export function priceOrder({ lines, discountCents, shippingCents, feeBasisPoints, taxOf }: PriceParts): OrderPrice {
  const subTotalCents = lines.reduce((sum, line) => sum + lineAmount(line), 0);
  const discount = Math.min(discountCents, subTotalCents);
  const goodsCents = subTotalCents - discount;
  const extraFeeCents = shareOf(goodsCents + shippingCents, feeBasisPoints);
  const taxCents = taxOf(goodsCents, shippingCents);
  return {
    subTotalCents,
    discountCents: discount,
    shippingCents,
    extraFeeCents,
    taxCents,
    totalCents: goodsCents + shippingCents + extraFeeCents + taxCents,
  };
}
