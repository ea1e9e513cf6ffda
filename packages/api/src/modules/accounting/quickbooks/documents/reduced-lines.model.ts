import type { LedgerAccount } from '#api/modules/payments/index.ts';
import type { ItemLine } from './document.model.ts';

type Lines = Readonly<Partial<Record<LedgerAccount, number>>>;

/** What lowered a price, by what was sold: the items, the tax, and the commission that is given back. */
export type Reduction = { readonly lines: readonly ItemLine[]; readonly taxCents: number; readonly commissionCents: number };

/** The part of an amount between two points of a whole, to the cent: all parts of a whole sum to the amount. */
const partOf = (amount: number, from: number, to: number, whole: number): number => {
  const at = (point: number): number => Number((BigInt(amount) * BigInt(point)) / BigInt(whole));
  return whole === 0 ? 0 : at(to) - at(from);
};

/** Largest remainders first would need all parts; the part that ends the range takes what makes the sum right. */
function shares(amounts: readonly number[], from: number, to: number, whole: number): number[] {
  const upTo = (point: number): number[] => {
    const parts = amounts.map((amount) => partOf(amount, 0, point, whole));
    let left = point - parts.reduce((sum, part) => sum + part, 0);
    return parts.map((part, index) => {
      const room = (amounts[index] ?? 0) - part;
      const more = Math.max(0, Math.min(left, room, 1));
      left -= more;
      return part + more;
    });
  };
  const [start, end] = [upTo(from), upTo(to)];
  return end.map((cents, index) => cents - (start[index] ?? 0));
}

/**
 * What a part of a lowered price is made of: from `from` to `to` cents of the `whole`, which is the sum of what the entry took off goods,
 * shipping, fee and tax. Consigned goods count gross, and the commission on them apart.
 */
export function reductionOf(entry: Lines, from: number, to: number, whole: number): Reduction {
  const of = (account: LedgerAccount): number => entry[account] ?? 0;
  const commission = of('commission');
  const parts = [
    ['item-sales', of('sales'), true],
    ['item-consigned', of('seller-payable') + commission, true],
    ['item-returned', of('returns-payable'), true],
    ['item-shipping', of('shipping'), true],
    ['item-financing-fee', of('financing-fees'), false],
  ] as const;
  // Goods that were returned before are on an account of their own, and a smaller share of the seller's may come back with them.
  const cents = shares([...parts.map(([, amount]) => amount), of('tax-payable')], from, to, whole);
  const lines = parts.flatMap(([item, , taxed], index) => {
    const share = cents[index] ?? 0;
    return share === 0 ? [] : [{ item, cents: share, taxed }];
  });
  return { lines, taxCents: cents.at(-1) ?? 0, commissionCents: partOf(commission, from, to, whole) };
}
