/** Notes and coins of the shop's currency, in cents, the largest first. */
export const denominations = [10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 25, 10, 5, 1] as const;
const MOST_PIECES = 100_000;

/** Pieces by their value in cents. */
export type Counts = Readonly<Record<string, number>>;

/** Why a line differs: who signed it when, and for which difference. */
export type Explanation = {
  readonly text: string;
  readonly difference: number;
  readonly accountId: string | null;
  readonly at: string;
};

/** What the books say of a line, before anything was counted. Whole cents, or how many. */
export type Figure = {
  readonly key: string;
  readonly unit: 'cents' | 'count';
  readonly expected: number;
  readonly found: number | null;
};

/** A line of the sheet. */
export type SheetLine = Figure & {
  /** Found less expected; null while nothing was counted. */
  readonly difference: number | null;
  readonly explanation: Explanation | null;
};

/** What people count and read off: cents, null while they have not. */
export type Counted = {
  readonly openingFloatCents: number;
  readonly counts: Counts | null;
  readonly terminalCents: number | null;
  readonly checksCents: number | null;
};

/** Whether the type of a manual payment, as staff typed it, means cash. */
export const isCash = (type: string | null): boolean => /\b(cash|comptant)\b|esp[eè]ces|liquide/i.test(type ?? '');

/** Counts as somebody sent them; null for an unknown value, or one that is no number of pieces. */
export function readCounts(pieces: readonly { readonly cents: number; readonly pieces: number }[]): Counts | null {
  const counts: Record<string, number> = {};
  for (const { cents, pieces: count } of pieces) {
    if (!denominations.some((value) => value === cents)) return null;
    if (!Number.isSafeInteger(count) || count < 0 || count > MOST_PIECES) return null;
    counts[cents] = (counts[cents] ?? 0) + count;
  }
  return counts;
}

/** What the counted pieces are worth, in cents. */
export const worthOf = (counts: Counts): number =>
  Object.entries(counts).reduce((sum, [cents, pieces]) => sum + Number(cents) * pieces, 0);

/** What was found for a line: what people counted, or else what the rows say. A line of which nothing was expected needs no count. */
function foundOf({ key, expected, found }: Figure, counted: Counted): number | null {
  if (key === 'drawer') return counted.counts === null ? null : worthOf(counted.counts);
  const typed = key === 'terminal' ? counted.terminalCents : key === 'checks' ? counted.checksCents : found;
  return typed ?? (expected === 0 ? 0 : null);
}

/** The lines of a sheet: an explanation holds for the difference that it was signed for, and for no other. */
export function linesOf(
  figures: readonly Figure[],
  counted: Counted,
  explanations: Readonly<Record<string, Explanation>>,
): SheetLine[] {
  return figures.map((figure) => {
    const expected = figure.expected + (figure.key === 'drawer' ? counted.openingFloatCents : 0);
    const found = foundOf({ ...figure, expected }, counted);
    const difference = found === null ? null : found - expected;
    const signed = explanations[figure.key];
    const explanation = signed && signed.difference === difference && difference !== 0 ? signed : null;
    return { key: figure.key, unit: figure.unit, expected, found, difference, explanation };
  });
}

/** Whether nothing of a line is open: it agrees, or somebody signed why it does not. */
export const isSettled = ({ difference, explanation }: SheetLine): boolean => difference === 0 || explanation !== null;
