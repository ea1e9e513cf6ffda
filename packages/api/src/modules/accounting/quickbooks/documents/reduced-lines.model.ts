import { splitByWeight } from '#api/platform/split-by-weight.ts';
import type { LedgerAccount } from '#api/modules/payments/index.ts';
import type { ItemLine } from './document.model.ts';

type Lines = Readonly<Partial<Record<LedgerAccount, number>>>;

/** What lowered a price, by what was sold: the items, the tax, and the commission that is given back. */
export type Reduction = {
  readonly lines: readonly ItemLine[];
  readonly taxCents: number;
  readonly commissionCents: number;
};

/**
 * What a refund is made of, when an entry lowered a price by several: `before` are the refunds before it, so that all of them together are
 * the whole entry, to the cent. Consigned goods count gross, and the commission on them apart.
 */
export function reductionOf(entry: Lines, before: readonly number[], cents: number): Reduction {
  const of = (account: LedgerAccount): number => entry[account] ?? 0;
  const commission = of('commission');
  // A seller's shipping can come back to the shop with a return; it then lowers what came from the seller.
  const shipping = of('shipping');
  const parts = [
    ['item-sales', of('sales'), true],
    ['item-consigned', of('seller-payable') + commission + Math.min(0, shipping), true],
    ['item-returned', of('returns-payable'), true],
    ['item-shipping', Math.max(0, shipping), true],
    ['item-financing-fee', of('financing-fees'), false],
  ] as const;
  let left = [...parts.map(([, amount]) => Math.max(0, amount)), of('tax-payable')];
  let shares: number[] = [];
  let commissionLeft = commission;
  let commissionCents = 0;
  for (const each of [...before, cents]) {
    const whole = left.reduce((sum, part) => sum + part, 0);
    shares = splitByWeight(each, left);
    commissionCents = each >= whole ? commissionLeft : Math.trunc((commissionLeft * each) / whole);
    commissionLeft -= commissionCents;
    left = left.map((part, index) => part - (shares[index] ?? 0));
  }
  const lines = parts.flatMap(([item, , taxed], index) => {
    const share = shares[index] ?? 0;
    return share === 0 ? [] : [{ item, cents: share, taxed }];
  });
  return { lines, taxCents: shares.at(-1) ?? 0, commissionCents };
}
