import type { OrderPrice } from '#api/modules/payments/index.ts';
import { shareOf } from '#api/platform/money.ts';

/** An amount of a line: what one costs and how many. Whole cents, whole pieces. */
export type PricedLineItem = { readonly unitCents: number; readonly quantity: number };

/** What an order's price is made of; all whole cents. */
export type PriceParts = {
  readonly lines: readonly PricedLineItem[];
  readonly discountCents: number;
  readonly shippingCents: number;
  /** Share of goods and shipping that is added as a fee, in hundredths of a percent. */
  readonly feeBasisPoints: number;
  /** The tax on goods (after the discount) and shipping. */
  readonly taxCents: number;
};

/** What a line costs. */
export const lineItemAmount = ({ unitCents, quantity }: PricedLineItem): number => unitCents * quantity;

/**
 * What the lines cost after the discount, which is spread over them in proportion, in whole cents: the sum is the goods less the
 * discount exactly.
 */
export function discountedAmounts(lines: readonly PricedLineItem[], discountCents: number): number[] {
  const subTotalCents = lines.reduce((sum, line) => sum + lineItemAmount(line), 0);
  const goodsCents = subTotalCents - Math.min(discountCents, subTotalCents);
  let before = 0;
  let spent = 0;
  return lines.map((line) => {
    before += lineItemAmount(line);
    const upTo = subTotalCents === 0 ? 0 : Math.round((before * goodsCents) / subTotalCents);
    const amount = upTo - spent;
    spent = upTo;
    return amount;
  });
}

/** The one calculation of an order's price: goods − discount + shipping + fee + tax. The discount never exceeds the goods. */
export function priceOrder({ lines, discountCents, shippingCents, feeBasisPoints, taxCents }: PriceParts): OrderPrice {
  const subTotalCents = lines.reduce((sum, line) => sum + lineItemAmount(line), 0);
  const discount = Math.min(discountCents, subTotalCents);
  const goodsCents = subTotalCents - discount;
  const extraFeeCents = shareOf(goodsCents + shippingCents, feeBasisPoints);
  return {
    subTotalCents,
    discountCents: discount,
    shippingCents,
    extraFeeCents,
    taxCents,
    totalCents: goodsCents + shippingCents + extraFeeCents + taxCents,
  };
}
