/** A difference between two records that must agree. Money in whole cents. */
export type BookDifference = {
  /** What was compared, such as `clearing`. */
  readonly check: string;
  /** Where: an account of the ledger, an order, a payment. */
  readonly subject: string;
  readonly expected: number | string | null;
  readonly found: number | string | null;
};
