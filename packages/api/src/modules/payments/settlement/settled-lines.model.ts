import type { CommissionStep } from '@headstock/contracts/store-profile';
import { shareOf } from '#api/platform/money.ts';
import { splitByWeight } from '#api/platform/split-by-weight.ts';

/** A line of an order as it is settled. */
export type SettledLine = {
  readonly id: string;
  /** What was paid for it, after the discount of the order. Whole cents. */
  readonly cents: number;
  /** The share of the shop that was agreed for it, in hundredths of a percent; null: by the general shares. */
  readonly basisPoints: number | null;
  readonly isReturned: boolean;
};

/** What a line was sold for before the discount of its order, and the share that was agreed for it. */
export type SoldPrice = Omit<SettledLine, 'isReturned'>;

/** The lines of an order that is placed, which come to `goodsCents` together. */
export function settledLines(sold: readonly SoldPrice[], goodsCents: number): SettledLine[] {
  const shares = splitByWeight(
    goodsCents,
    sold.map(({ cents }) => cents),
  );
  return sold.map((line, index) => ({ ...line, cents: shares[index] ?? 0, isReturned: false }));
}

/** What came back of the lines. Whole cents. */
export const returnedOf = (lines: readonly SettledLine[]): number =>
  lines.reduce((sum, { cents, isReturned }) => (isReturned ? sum + cents : sum), 0);

/**
 * What is left of each line, in their sequence, once the price of all was lowered by `reducedCents`: what came back is refunded first, and
 * the rest in proportion to what was paid for each.
 */
export function leftOfLines(lines: readonly SettledLine[], reducedCents: number): number[] {
  const returnedCents = Math.min(reducedCents, returnedOf(lines));
  const parts = (wanted: boolean) => lines.map(({ cents, isReturned }) => (isReturned === wanted ? cents : 0));
  const ofReturned = splitByWeight(returnedCents, parts(true));
  const ofRest = splitByWeight(reducedCents - returnedCents, parts(false));
  return lines.map(({ cents }, index) => cents - (ofReturned[index] ?? 0) - (ofRest[index] ?? 0));
}

/** The shop's share of a part of a price by general steps. */
type ByGeneralSteps = (cents: number) => number;

/** The shop's share of what stays sold: of lines with a share of their own by that one, of all others together by the general steps. */
export function commissionOfLines(
  lines: readonly SettledLine[],
  reducedCents: number,
  byGeneralSteps: ByGeneralSteps,
): number {
  const left = leftOfLines(lines, reducedCents);
  const byShare = new Map<number | null, number>();
  for (const [index, { basisPoints, isReturned }] of lines.entries())
    if (!isReturned) byShare.set(basisPoints, (byShare.get(basisPoints) ?? 0) + (left[index] ?? 0));
  return [...byShare].reduce(
    (sum, [basisPoints, cents]) => sum + (basisPoints === null ? byGeneralSteps(cents) : shareOf(cents, basisPoints)),
    0,
  );
}

/** One share of the whole price. */
export const oneShare = (basisPoints: number): readonly CommissionStep[] => [{ upToCents: null, basisPoints }];
