/** Something that the books say in two ways. Money in whole cents. */
export type BookDifference = {
  /** What was compared, such as `clearing`. */
  readonly check: string;
  /** What it is about: an account of the ledger, an order, a payment. */
  readonly subject: string;
  readonly expected: number | string | null;
  readonly found: number | string | null;
};
