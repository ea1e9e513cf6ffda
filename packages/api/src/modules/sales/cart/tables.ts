import type { CreatedAt, Defaulted } from '#api/platform/db/columns.ts';

/** Counts the changes of a cart. `owner` is `account:<id>` or `session:<id>`; locking the row lets changes take turns. */
export type CartsTable = { owner: string; version: number; updated_at: Defaulted<Date> };

/** A custom line that was taken out of a cart, as it was there; `owner` is that of the cart. */
export type RemovedCustomLinesTable = {
  listing_id: string;
  owner: string;
  quantity: number;
  is_taxable: boolean;
  price_override_cents: number | null;
  override_reason: string | null;
  override_listed_cents: number | null;
  removed_at: CreatedAt;
};

/** What staff had agreed of an order whose last line, `listing_id`, was taken out of the cart of `owner`. */
export type RemovedOrderTermsTable = {
  owner: string;
  listing_id: string;
  discount_cents: number;
  tax_exempt_reason: string | null;
  removed_at: CreatedAt;
};

/** The price that staff had set of a listing which was taken out of the cart of `owner`. */
export type RemovedLinePricesTable = {
  owner: string;
  listing_id: string;
  price_override_cents: number;
  override_reason: string | null;
  override_listed_cents: number | null;
  removed_at: CreatedAt;
};

export type CartTables = {
  carts: CartsTable;
  removed_custom_lines: RemovedCustomLinesTable;
  removed_order_terms: RemovedOrderTermsTable;
  removed_line_prices: RemovedLinePricesTable;
};

declare module '#api/platform/db/database.ts' {
  interface Database extends CartTables {}
}
