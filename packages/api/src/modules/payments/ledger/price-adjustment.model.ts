/** The accounts of the ledger that make up an order's price. */
export const priceAccounts = ['sales', 'shipping', 'fees', 'tax'] as const;
export type PriceAccount = (typeof priceAccounts)[number];

/** Whole cents by account. */
export type PriceShares = Readonly<Record<PriceAccount, number>>;

/**
 * Spreads an amount over the parts of a price in proportion, to the cent: the shares sum to the amount and none is larger
 * than its part. What rounding leaves goes to the parts that lost most by it. The amount must be 0 up to the parts' sum.
 */
export function spread(amountCents: number, parts: PriceShares): PriceShares {
  const whole = priceAccounts.reduce((sum, account) => sum + parts[account], 0);
  if (whole === 0) return parts;
  const exact = priceAccounts.map((account) => {
    const product = BigInt(amountCents) * BigInt(parts[account]);
    return { account, cents: Number(product / BigInt(whole)), lost: Number(product % BigInt(whole)) };
  });
  let left = amountCents - exact.reduce((sum, { cents }) => sum + cents, 0);
  const shares = { sales: 0, shipping: 0, fees: 0, tax: 0 };
  for (const { account, cents, lost } of exact.toSorted((a, b) => b.lost - a.lost)) {
    const more = left > 0 && lost > 0 ? 1 : 0;
    shares[account] = cents + more;
    left -= more;
  }
  return shares;
}
