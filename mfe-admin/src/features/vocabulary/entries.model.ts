import type {
  AdminSearchEntriesFragment,
  AdminSearchVocabularyQuery,
  SearchSynonymInput,
} from './vocabulary.generated.ts';

/** A vocabulary of a moment, with its entries. */
export type Vocabulary = AdminSearchEntriesFragment;

/** A vocabulary of a moment, as it is listed. */
export type Revision = AdminSearchVocabularyQuery['searchVocabularyRevisions'][number];

/** An entry that is being written; `key` tells rows apart while words change. */
export interface Row extends SearchSynonymInput {
  readonly key: string;
}

/** The rows of a vocabulary. */
export const rowsOf = ({ version, entries }: Vocabulary): Row[] =>
  entries.map(({ kind, locale, typed, means }, index) => ({ key: `${version} ${index}`, kind, locale, typed, means }));

/** What the API takes: rows in which nothing is written are left out. */
export const writtenOf = (rows: readonly Row[]): Row[] =>
  rows.filter(({ typed, means }) => typed.trim() !== '' || means.trim() !== '');

/** Rows as the API takes them. */
export const inputOf = (rows: readonly Row[]): SearchSynonymInput[] =>
  writtenOf(rows).map(({ kind, locale, typed, means }) => ({ kind, locale, typed, means }));

/** Whether rows say something else than a vocabulary. */
export const isChanged = (rows: readonly Row[], saved: Vocabulary): boolean =>
  JSON.stringify(inputOf(rows)) !== JSON.stringify(inputOf(rowsOf(saved)));

/** The row and the column of a field that the API names, such as `3.typed`; null for none. */
export function faultAt(
  rows: readonly Row[],
  field: string | null,
): { readonly key: string; readonly column: string } | null {
  const [index, column] = (field ?? '').split('.');
  const row = index === undefined || index === '' ? undefined : writtenOf(rows)[Number(index)];
  return row ? { key: row.key, column: column ?? 'typed' } : null;
}

/** Rows that hold a text, in either column. */
export function found(rows: readonly Row[], text: string): readonly Row[] {
  const wanted = text.trim().toLowerCase();
  return wanted === '' ? rows : rows.filter(({ typed, means }) => `${typed} ${means}`.toLowerCase().includes(wanted));
}
