import type { ConditionRatingValue } from '@headstock/ui/condition-rating-value';
import { ratingOf } from '@headstock/commerce-client/item';
import type { CompareColumn } from './compare-view.model.ts';

/** The sections of the table, in order. */
export const rowGroups = ['offer', 'spec', 'measurement'] as const;
export type RowGroup = (typeof rowGroups)[number];

/** One row of the table: one fact of every item. */
export interface CompareRow {
  readonly group: RowGroup;
  readonly key: string;
  /** The value of each column, null where it is unknown. */
  readonly values: readonly (CompareValue | null)[];
  /** Not all columns say the same. */
  readonly differs: boolean;
}

/** The value of an item in a row. */
export interface CompareValue {
  readonly text: string;
  /** The same in the other system of units. */
  readonly detail?: string | undefined;
  /** Integer cents of US dollars, where it is a price to pay. */
  readonly cents?: number | undefined;
  /** Strings of the grade, where it is one. */
  readonly strings?: ConditionRatingValue | undefined;
}

/** The facts of an item as text in the page's language. */
export interface CompareTexts {
  readonly price: (column: CompareColumn) => string;
  readonly availability: (column: CompareColumn) => string;
  readonly condition: (column: CompareColumn) => string | null;
  readonly delivery: (column: CompareColumn) => string;
  readonly offers: (column: CompareColumn) => string | null;
}

type Source = (column: CompareColumn) => CompareValue | null;

const plain = (text: string | null | undefined): CompareValue | null => (text ? { text } : null);

const gradeOf = ({ condition }: CompareColumn, text: string | null): CompareValue | null =>
  text && condition ? { text, strings: ratingOf(condition) } : plain(text);

const priceOf = ({ isSold, cents }: CompareColumn, text: string): CompareValue => (isSold ? { text } : { text, cents });

function rowOf(group: RowGroup, key: string, columns: readonly CompareColumn[], source: Source): CompareRow[] {
  const values = columns.map(source);
  if (values.every((value) => value === null)) return [];
  return [{ group, key, values, differs: new Set(values.map((value) => value?.text ?? null)).size > 1 }];
}

/** The keys of all columns, in the order in which they come first. */
const keysOf = (lists: readonly (readonly { readonly key: string }[])[]): string[] => [
  ...new Set(lists.flat().map(({ key }) => key)),
];

/** All rows of a comparison. Rows without any value are left out. */
export function compareRows(columns: readonly CompareColumn[], words: CompareTexts): CompareRow[] {
  const offer: [string, Source][] = [
    ['price', (column) => priceOf(column, words.price(column))],
    ['availability', (column) => plain(words.availability(column))],
    ['condition', (column) => gradeOf(column, words.condition(column))],
    ['seller', ({ seller }) => plain(seller)],
    ['delivery', (column) => plain(words.delivery(column))],
    ['offers', (column) => plain(words.offers(column))],
    ['type', ({ type }) => plain(type)],
  ];
  const find = (list: readonly { key: string; value: string; detail?: string | null }[], key: string) => {
    const fact = list.find((candidate) => candidate.key === key);
    return fact ? { text: fact.value, detail: fact.detail ?? undefined } : null;
  };
  return [
    ...offer.flatMap(([key, source]) => rowOf('offer', key, columns, source)),
    ...keysOf(columns.map(({ specs }) => specs)).flatMap((key) =>
      rowOf('spec', key, columns, ({ specs }) => find(specs, key)),
    ),
    ...keysOf(columns.map(({ measurements }) => measurements)).flatMap((key) =>
      rowOf('measurement', key, columns, ({ measurements }) => find(measurements, key)),
    ),
  ];
}
