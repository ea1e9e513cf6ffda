/** What the price of an order is made of; goods are net of discounts. */
export const priceParts = ['goods', 'shipping', 'financingFee', 'tax'] as const;
export type PricePart = (typeof priceParts)[number];

/** Whole cents by part of the price. */
export type PriceShares = Readonly<Record<PricePart, number>>;

export const noShares: PriceShares = { goods: 0, shipping: 0, financingFee: 0, tax: 0 };

const combine = (a: PriceShares, b: PriceShares, sign: 1 | -1): PriceShares => ({
  goods: a.goods + sign * b.goods,
  shipping: a.shipping + sign * b.shipping,
  financingFee: a.financingFee + sign * b.financingFee,
  tax: a.tax + sign * b.tax,
});

export const addShares = (a: PriceShares, b: PriceShares): PriceShares => combine(a, b, 1);
export const subtractShares = (a: PriceShares, b: PriceShares): PriceShares => combine(a, b, -1);
export const sumOfShares = (shares: PriceShares): number => priceParts.reduce((sum, part) => sum + shares[part], 0);

/**
 * Allocates an amount to the parts of a price in proportion, to the cent: the shares sum to the amount and none is larger than
 * its part. Cents left by rounding go to the parts that lost most by it. The amount must be from 0 to the sum of the parts.
 */
export function spread(amountCents: number, parts: PriceShares): PriceShares {
  const whole = sumOfShares(parts);
  if (whole === 0) return parts;
  const exact = priceParts.map((part) => {
    const product = BigInt(amountCents) * BigInt(parts[part]);
    return { part, cents: Number(product / BigInt(whole)), lost: Number(product % BigInt(whole)) };
  });
  let left = amountCents - exact.reduce((sum, { cents }) => sum + cents, 0);
  const shares = { ...noShares };
  for (const { part, cents, lost } of exact.toSorted((a, b) => b.lost - a.lost)) {
    const more = left > 0 && lost > 0 ? 1 : 0;
    shares[part] = cents + more;
    left -= more;
  }
  return shares;
}
