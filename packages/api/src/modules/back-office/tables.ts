import type { CreatedAt, Defaulted, Json } from '#api/platform/db/columns.ts';
import type { BatchValues } from '#api/platform/batches/batch-handler.ts';
import type { Locale, LocalText } from '#api/platform/locale.ts';

/** How somebody looks at a table of the back office. */
export type TableViewsTable = {
  id: string;
  /** The list's id. */
  table_id: string;
  /** Who made it; null for a shared one whose author left. */
  account_id: string | null;
  is_shared: boolean;
  /** 1 to 60 characters. */
  name: string;
  /** The query of the list's address, without a page. */
  query: string;
  created_at: CreatedAt;
};

/** Changes of many rows, made as one. */
export type BatchesTable = {
  id: string;
  /** Which handler made it. */
  kind: string;
  /** Who asked for it, and the admin who acted as them. */
  account_id: string | null;
  impersonator_id: string | null;
  input: Json<Record<string, string>>;
  state: 'PREVIEW' | 'APPLIED' | 'PARTLY_UNDONE' | 'UNDONE';
  created_at: CreatedAt;
  applied_at: Defaulted<Date | null>;
  undone_at: Defaulted<Date | null>;
};

/** A row of a batch: what it was and what it became. */
export type BatchRowsTable = {
  batch_id: string;
  row_id: string;
  position: number;
  label: string;
  path: string | null;
  state: 'PENDING' | 'APPLIED' | 'LEFT_OUT' | 'UNDONE';
  /** The version that the preview saw, and after it was applied the one that it made. */
  version: string;
  before: Json<BatchValues>;
  after: Json<BatchValues>;
  /** Why it was left out. */
  problem: Json<LocalText> | null;
  /** What whoever applies it should know. */
  warning: Json<LocalText> | null;
};

/** A table as a CSV file. */
export type TableExportsTable = {
  id: string;
  account_id: string;
  table_id: string;
  query: string;
  columns: string[];
  locale: Locale;
  state: Defaulted<'WAITING' | 'READY' | 'FAILED'>;
  attempts: Defaulted<number>;
  row_count: Defaulted<number | null>;
  bytes: Defaulted<number | null>;
  created_at: CreatedAt;
  expires_at: Defaulted<Date>;
};

/** Something that failed of a remote, counted by what it said. */
export type RemoteFailuresTable = {
  remote: string;
  /** Empty where no build was known yet. */
  build_id: string;
  source: 'BROWSER' | 'SERVER';
  place: 'load' | 'render';
  message: string;
  count: number;
  first_at: CreatedAt;
  last_at: Defaulted<Date>;
};

export type BackOfficeTables = {
  remote_failures: RemoteFailuresTable;
  table_views: TableViewsTable;
  batches: BatchesTable;
  batch_rows: BatchRowsTable;
  table_exports: TableExportsTable;
};

declare module '#api/platform/db/database.ts' {
  interface Database extends BackOfficeTables {}
}
