import { type AmountProblem, readAmount, writeAmount } from '@headstock/contracts/amount';
import type { AdminDaySheetFactsFragment, AdminDaySheetQuery } from './close-day.generated.ts';

export type DaySheet = AdminDaySheetFactsFragment;
export type DayLine = DaySheet['lines'][number];
export type ClosedDay = AdminDaySheetQuery['closedDays'][number];

/** The page of a day, without language prefix. */
export const dayPath = (day: string): string => `/admin/close-day?${new URLSearchParams({ day }).toString()}`;

/** Notes and coins in cents, the largest first. */
export const denominations = [10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 25, 10, 5, 1] as const;

const MOST_PIECES = 100_000;
const MOST_CENTS = 2_000_000_000;

/** What somebody types into the sheet: pieces by value, and amounts as text. */
export interface CountValues {
  readonly pieces: Readonly<Record<number, string>>;
  readonly openingFloat: string;
  readonly terminal: string;
  readonly checks: string;
  readonly banked: string;
}

export type AmountField = 'openingFloat' | 'terminal' | 'checks' | 'banked';
export const amountFields = ['openingFloat', 'terminal', 'checks', 'banked'] as const satisfies readonly AmountField[];

/** What the form begins with, as it is written in a language. */
export function toCountValues(sheet: DaySheet, locale: string): CountValues {
  const textOf = (field: AmountField): string => {
    const amount = sheet[field];
    return amount === null ? '' : writeAmount(amount.amountCents, locale);
  };
  return {
    pieces: Object.fromEntries(
      (sheet.counts ?? []).map(({ cents, pieces }) => [cents, pieces === 0 ? '' : `${pieces}`]),
    ),
    openingFloat: textOf('openingFloat'),
    terminal: textOf('terminal'),
    checks: textOf('checks'),
    banked: textOf('banked'),
  };
}

/** The number of pieces that a text says, none for an empty one; null for what is no such number. */
export function readPieces(text: string | undefined): number | null {
  const typed = (text ?? '').trim();
  if (typed === '') return 0;
  return /^\d{1,6}$/.test(typed) && Number(typed) <= MOST_PIECES ? Number(typed) : null;
}

/** What the typed pieces are worth so far, in cents; what is no number counts as none. */
export const worthOf = (pieces: CountValues['pieces']): number =>
  denominations.reduce((sum, cents) => sum + cents * (readPieces(pieces[cents]) ?? 0), 0);

/** What is wrong with what was typed, by field. */
export type CountProblems = Readonly<Partial<Record<AmountField, AmountProblem>>> & {
  readonly pieces: readonly number[];
};

type Sheet = {
  readonly openingFloatCents: number;
  readonly counts: readonly { readonly cents: number; readonly pieces: number }[];
  readonly terminalCents: number | null;
  readonly checksCents: number | null;
  readonly bankedCents: number;
};

/** What the API takes, or what is wrong with it. The report of a terminal can be below zero. */
export function readCount(values: CountValues): { readonly sheet: Sheet } | { readonly problems: CountProblems } {
  const counts = denominations.map((cents) => ({ cents, pieces: readPieces(values.pieces[cents]) }));
  const wrong = counts.filter(({ pieces }) => pieces === null).map(({ cents }) => cents);
  const amounts = new Map<AmountField, number | null>();
  const problems: Partial<Record<AmountField, AmountProblem>> = {};
  for (const field of amountFields) {
    const text = values[field].trim();
    const sign = field === 'terminal' && text.startsWith('-') ? -1 : 1;
    const read = text === '' ? null : readAmount(sign < 0 ? text.slice(1) : text, { least: 0, most: MOST_CENTS });
    if (typeof read === 'string') problems[field] = read;
    else amounts.set(field, read === null ? null : read * sign);
  }
  if (wrong.length > 0 || Object.keys(problems).length > 0) return { problems: { ...problems, pieces: wrong } };
  return {
    sheet: {
      openingFloatCents: amounts.get('openingFloat') ?? 0,
      counts: counts.map(({ cents, pieces }) => ({ cents, pieces: pieces ?? 0 })),
      terminalCents: amounts.get('terminal') ?? null,
      checksCents: amounts.get('checks') ?? null,
      bankedCents: amounts.get('banked') ?? 0,
    },
  };
}

/** How many lines still differ without a word. */
export const openLines = ({ lines }: DaySheet): number => lines.filter(({ isSettled }) => !isSettled).length;
