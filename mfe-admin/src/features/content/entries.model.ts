import { writeAmount } from '@headstock/contracts/amount';

/** One entry of a list of a page: a person, a price, a step. */
export type Entry = Readonly<Record<string, unknown>>;

/** A part of an entry, and how it is written. */
export interface EntryPart {
  readonly name: string;
  readonly type: 'line' | 'text' | 'price' | 'switch' | 'picture';
}

/** The parts of the entries of each list. */
export const entryParts: Readonly<Record<'people' | 'prices' | 'steps', readonly EntryPart[]>> = {
  people: [
    { name: 'name', type: 'line' },
    { name: 'role', type: 'line' },
    { name: 'text', type: 'text' },
    { name: 'picture', type: 'picture' },
  ],
  prices: [
    { name: 'service', type: 'line' },
    { name: 'from', type: 'price' },
    { name: 'fixed', type: 'switch' },
    { name: 'note', type: 'line' },
  ],
  steps: [
    { name: 'title', type: 'line' },
    { name: 'text', type: 'text' },
  ],
};

/** A new entry of a list: all of it is still to be written. */
export const emptyEntry = (parts: readonly EntryPart[]): Entry =>
  Object.fromEntries(
    parts.flatMap(({ name, type }) =>
      type === 'switch' || type === 'picture' ? [] : [[name, type === 'price' ? 0 : '']],
    ),
  );

/** A value as an entry; whatever else it is has no parts. */
export const readEntry = (value: unknown): Entry => (typeof value === 'object' && value !== null ? { ...value } : {});

/** A part of an entry that is a text; empty where it is none. */
export const textPart = (entry: Entry, name: string): string => {
  const part = entry[name];
  return typeof part === 'string' ? part : '';
};

/** The list with an entry at another place; unchanged at its ends. */
export function moved<Each>(list: readonly Each[], from: number, by: -1 | 1): readonly Each[] {
  const to = from + by;
  const [one, other] = [list[from], list[to]];
  if (one === undefined || other === undefined) return list;
  return list.map((entry, index) => (index === from ? other : index === to ? one : entry));
}

/** Cents as people write them in a language. */
export const writeCents = (cents: unknown, locale: string): string =>
  typeof cents === 'number' ? writeAmount(cents, locale, 'short') : '';
