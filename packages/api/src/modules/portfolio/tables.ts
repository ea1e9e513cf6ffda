import type { CreatedAt, Defaulted } from '#api/platform/db/columns.ts';
import type { Condition } from '#api/modules/catalog/index.ts';

/** An instrument that somebody owns, bought here or anywhere. */
export type PortfolioItemsTable = {
  id: string;
  account_id: string;
  /** The purchase here that it came with; unique. */
  line_item_id: string | null;
  /** The item of the shop that it is. */
  item_id: string | null;
  brand: string;
  model: string;
  /** Of which model its comparables are; null where the shop knows none. */
  model_key: string | null;
  year: number | null;
  finish: string;
  condition: Condition | null;
  serial: string;
  /** `2026-11-23`. */
  acquired_on: string | null;
  acquired_cents: number | null;
  /** What it is insured for. */
  insured_cents: number | null;
  notes: string;
  /** In their order; the first stands for it. */
  photograph_ids: Defaulted<string[]>;
  /** One more with every change of what its owner says of it. */
  version: Defaulted<number>;
  created_at: CreatedAt;
  /** When its owner took it out; a purchase stays as a row, so that it does not come back. */
  removed_at: Defaulted<Date | null>;
};

/** A paper of an instrument: a receipt, an appraisal, a photograph of the serial number. */
export type PortfolioDocumentsTable = {
  id: string;
  portfolio_item_id: string;
  kind: 'picture' | 'pdf';
  file_name: string;
  bytes: number;
  created_at: CreatedAt;
};

export type PortfolioTables = { portfolio_items: PortfolioItemsTable; portfolio_documents: PortfolioDocumentsTable };

declare module '#api/platform/db/database.ts' {
  interface Database extends PortfolioTables {}
}
