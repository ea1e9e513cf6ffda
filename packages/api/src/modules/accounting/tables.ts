import type { Selectable } from 'kysely';
import type { CreatedAt } from '#api/platform/db/columns.ts';

/** One row, `shop`. */
export type AccountingSettingsTable = {
  id: 'shop';
  /** The last day whose books are closed: `2026-11-26`. */
  closed_until: string | null;
};

/** A file of the journal that was written for accounting software. It is kept for ever. */
export type JournalFilesTable = {
  id: string;
  /** From 1 on, without gaps. */
  number: number;
  format: 'iif' | 'csv';
  /** Days in the shop's time zone, both included. */
  from_day: string;
  to_day: string;
  /** A file had a day of the range before; whoever asked for it was told. */
  is_repeat: boolean;
  entries: number;
  /** The sum of all debits, which the credits equal. */
  debit_cents: number;
  bytes: number;
  /** Of the file, in hexadecimal. */
  sha256: string;
  created_by: string | null;
  created_at: CreatedAt;
};

export type AccountingTables = {
  accounting_settings: AccountingSettingsTable;
  journal_files: JournalFilesTable;
};

export type JournalFileRow = Selectable<JournalFilesTable>;

declare module '#api/platform/db/database.ts' {
  interface Database extends AccountingTables {}
}
