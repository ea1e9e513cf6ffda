import type { Locale } from '#api/platform/locale.ts';

export type DocumentFact = { readonly label: string; readonly value: string };
export type DocumentParty = { readonly label: string; readonly lines: readonly string[] };
export type DocumentColumn = {
  readonly label: string;
  /** Amounts and counts stand at the end of their column. */
  readonly isNumber: boolean;
  /** Its part of the width. */
  readonly share: number;
};
export type DocumentCell = {
  readonly text: string;
  /** A smaller line below. */
  readonly note: string | null;
  /** The shop's images above the text, by id. */
  readonly imageIds: readonly string[];
};
export type DocumentRow = { readonly cells: readonly DocumentCell[] };
export type DocumentSum = { readonly label: string; readonly value: string; readonly isTotal: boolean };

/** A document as it is read: every text and figure of it, in one language. Page and PDF are made of the same one. */
export type PrintedDocument = {
  readonly locale: Locale;
  /** “Invoice”. */
  readonly heading: string;
  readonly number: string;
  readonly facts: readonly DocumentFact[];
  readonly parties: readonly DocumentParty[];
  readonly columns: readonly DocumentColumn[];
  readonly rows: readonly DocumentRow[];
  readonly sums: readonly DocumentSum[];
  readonly notes: readonly string[];
  /** Whose document it is: name, address and telephone of the shop. */
  readonly from: readonly string[];
};

/** A cell of one text, with a smaller line below and images above, if there are. */
export const cell = (text: string, note: string | null = null, imageIds: readonly string[] = []): DocumentCell => ({
  text,
  note,
  imageIds,
});
