import type { ColumnType } from 'kysely';
import type { CreatedAt } from '#api/platform/db/columns.ts';

export type ExchangeRatesTable = {
  /** A day; read it as text (`to_char`), since a Date has a time zone. */
  as_of: ColumnType<Date, string, never>;
  currency: string;
  /** Units of the currency for one US dollar. */
  rate: number;
  /** `ECB`, `SAMPLE`, or the name of another source. */
  source: string;
  stored_at: CreatedAt;
};

export type ExchangeRatesTables = { exchange_rates: ExchangeRatesTable };

declare module '#api/platform/db/database.ts' {
  interface Database extends ExchangeRatesTables {}
}
