import type { Defaulted } from '#api/platform/db/columns.ts';

/** Counts the changes of a cart. `owner` is `account:<id>` or `session:<id>`; locking the row lets changes take turns. */
export type CartsTable = { owner: string; version: number; updated_at: Defaulted<Date> };

export type CartTables = { carts: CartsTable };

declare module '#api/platform/db/database.ts' {
  interface Database extends CartTables {}
}
