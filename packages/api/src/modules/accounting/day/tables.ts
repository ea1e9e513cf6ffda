import type { Selectable } from 'kysely';
import type { CreatedAt, Defaulted, Json } from '#api/platform/db/columns.ts';
import type { Counts, Explanation, SheetLine } from './day-sheet.model.ts';

/** The sheet of a shop day. A closed one is never changed. */
export type DayClosingsTable = {
  id: string;
  /** `2026-11-26`, in the shop's time zone. */
  day: string;
  version: Defaulted<number>;
  /** What was in the drawer when the day began. */
  opening_float_cents: Defaulted<number>;
  /** Pieces by value in cents; null until somebody counts. */
  counts: Json<Counts> | null;
  /** What the report of the terminal says. */
  terminal_cents: number | null;
  /** Checks and other manual payments that lie there. */
  checks_cents: number | null;
  banked_cents: Defaulted<number>;
  explanations: Json<Readonly<Record<string, Explanation>>>;
  closed_at: Date | null;
  closed_by_account_id: string | null;
  /** The lines as they were when the day was closed. */
  lines: Json<readonly SheetLine[]> | null;
};

/** Each entry of the ledger is on the sheet of one closed day. */
export type DayClosingEntriesTable = { entry_id: string; closing_id: string };

/** Money over or short of a closed day that was found later. */
export type DayCorrectionsTable = {
  id: string;
  closing_id: string;
  amount_cents: number;
  reason: string;
  made_by_account_id: string | null;
  entry_id: string;
  request_key: string;
  made_at: CreatedAt;
};

export type DayTables = {
  day_closings: DayClosingsTable;
  day_closing_entries: DayClosingEntriesTable;
  day_corrections: DayCorrectionsTable;
};

export type DayClosingRow = Selectable<DayClosingsTable>;
export type DayCorrectionRow = Selectable<DayCorrectionsTable>;

declare module '#api/platform/db/database.ts' {
  interface Database extends DayTables {}
}
