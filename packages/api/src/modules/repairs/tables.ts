import type { ColumnType, Selectable } from 'kysely';
import type { CreatedAt, Defaulted } from '#api/platform/db/columns.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { RepairState } from './repair-states.model.ts';

/** An instrument on the bench, for whom, and how far the work is. */
export type RepairJobsTable = {
  id: string;
  /** What stands on the tag of the instrument. */
  reference: string;
  version: Defaulted<number>;
  state: RepairState;
  contact_name: string;
  contact_email: string | null;
  contact_phone: string | null;
  /** The language in which the customer is written to. */
  locale: Locale;
  brand: string;
  model: string;
  serial: string | null;
  problem: string;
  estimate_cents: Defaulted<number | null>;
  /** The promised day, YYYY-MM-DD. */
  due_on: ColumnType<Date | string | null, string | null, string | null>;
  created_at: CreatedAt;
};

/** A step of a repair; never changed. */
export type RepairStepsTable = {
  id: string;
  job_id: string;
  state: RepairState;
  note: string | null;
  estimate_cents: number | null;
  staff_account_id: string;
  created_at: CreatedAt;
};

export type RepairJobRow = Selectable<RepairJobsTable>;

export type RepairsTables = { repair_jobs: RepairJobsTable; repair_steps: RepairStepsTable };

declare module '#api/platform/db/database.ts' {
  interface Database extends RepairsTables {}
}
