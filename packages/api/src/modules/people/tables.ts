import type { Generated } from 'kysely';
import type { CreatedAt, Defaulted, Json, Timestamp } from '#api/platform/db/columns.ts';

export type ApplicationKind = 'PRIVATE' | 'PROFESSIONAL';
export type ApplicationState = 'WAITING' | 'APPROVED' | 'DENIED' | 'WITHDRAWN';

/** Somebody who wants to sell: as a private or a professional seller. */
export type SellerApplicationsTable = {
  id: string;
  account_id: string;
  kind: ApplicationKind;
  state: Defaulted<ApplicationState>;
  /** What they want to sell, and why they can be trusted. */
  about: string;
  /** Of professional sellers, as is the number under which the business is registered. */
  business_name: string | null;
  registration_number: string | null;
  /** Where they sell already. */
  website: string | null;
  created_at: CreatedAt;
  /** When it was decided or withdrawn; null while it waits. */
  closed_at: Defaulted<Date | null>;
  decided_by_account_id: Defaulted<string | null>;
  /** What the applicant was told. */
  reason: Defaulted<string | null>;
};

/** An administrator who acts as a member. */
export type ImpersonationsTable = {
  id: string;
  account_id: string;
  impersonator_account_id: string;
  session_id: string;
  reason: string;
  started_at: CreatedAt;
  expires_at: Timestamp;
  code_hash: Defaulted<string | null>;
  code_expires_at: Defaulted<Date | null>;
  code_attempts: Defaulted<number>;
  codes_sent: Defaulted<number>;
  /** Why something had to be changed; null while they only looked. */
  write_reason: Defaulted<string | null>;
  may_write_until: Defaulted<Date | null>;
  ended_at: Defaulted<Date | null>;
};

/** Something that an administrator did as a member: a mutation that was let through. */
export type ImpersonationActsTable = {
  id: string;
  impersonation_id: string;
  operation: string;
  at: CreatedAt;
  /** Null until it is known, and for what was cut off. */
  succeeded: Defaulted<boolean | null>;
};

/** Two accounts of one person that were merged. */
export type AccountMergesTable = {
  id: string;
  kept_account_id: string;
  closed_account_id: string;
  merged_by_account_id: string | null;
  reason: string;
  /** Rights to sell that the kept account got from the closed one. */
  gained_rights: string[];
  merged_at: Timestamp;
  reversible_until: Timestamp;
  reversed_at: Defaulted<Date | null>;
  reversed_by_account_id: Defaulted<string | null>;
  /** When it could no longer be reversed, and what was left of the closed account was erased. */
  finished_at: Defaulted<Date | null>;
};

/** A row that a merging moved: how to find it, and the values that it had before. */
export type AccountMergeRowsTable = {
  id: Generated<number>;
  merge_id: string;
  table_name: string;
  column_name: string;
  row_key: Json<Record<string, unknown>>;
  values_before: Json<Record<string, unknown>>;
};

/**
 * `ASKED` until its mailed link is used; `WAITING` for the staff, `APPROVED` until it is due, then `DONE`. The owner `STOPPED` it by the
 * link of a mail; it was `CANCELLED` because the owner signed in, or credentials changed.
 */
export type TwoStepResetState = 'ASKED' | 'WAITING' | 'APPROVED' | 'DENIED' | 'STOPPED' | 'CANCELLED' | 'DONE';

/** Somebody who lost phone and recovery codes asks for two-step sign-in to be switched off. */
export type TwoStepResetsTable = {
  id: string;
  account_id: string;
  state: TwoStepResetState;
  removes_passkeys: boolean;
  /** Of the mailed link; null once it was used. */
  confirm_hash: string | null;
  confirm_until: Timestamp;
  created_at: CreatedAt;
  confirmed_at: Defaulted<Date | null>;
  /** Before this nothing is switched off, whatever staff decides. */
  due_at: Defaulted<Date | null>;
  decided_by_account_id: Defaulted<string | null>;
  decided_at: Defaulted<Date | null>;
  reason: Defaulted<string | null>;
  closed_at: Defaulted<Date | null>;
  /** One more with every change of the state. */
  version: Defaulted<number>;
};

export type PeopleTables = {
  two_step_resets: TwoStepResetsTable;
  account_merges: AccountMergesTable;
  account_merge_rows: AccountMergeRowsTable;
  seller_applications: SellerApplicationsTable;
  impersonations: ImpersonationsTable;
  impersonation_acts: ImpersonationActsTable;
};

declare module '#api/platform/db/database.ts' {
  interface Database extends PeopleTables {}
}
