import type { Defaulted } from '#api/platform/db/columns.ts';

/** The report of a sale, and of its refunds, to a tax provider. */
export type TaxReportsTable = {
  order_id: string;
  quote_ref: string;
  /** The provider's transaction; null until the sale is reported. */
  sale_ref: Defaulted<string | null>;
  reversed_cents: Defaulted<number>;
  /** The refund that is being reported; 0 when none is. */
  reversing_cents: Defaulted<number>;
  attempts: Defaulted<number>;
  /** Null while nothing is to be reported. */
  next_attempt_at: Defaulted<Date | null>;
  refused_because: Defaulted<string | null>;
};

export type TaxTables = { tax_reports: TaxReportsTable };

declare module '#api/platform/db/database.ts' {
  interface Database extends TaxTables {}
}
