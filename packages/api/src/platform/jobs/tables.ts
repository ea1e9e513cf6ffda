import type { CreatedAt, Defaulted, Json, Timestamp } from '#api/platform/db/columns.ts';

/** Mail to send, written in the transaction of what it tells about. */
export type OutboxTable = {
  id: string;
  /** Names the event, so that it is told once. */
  event_key: string;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  attempts: Defaulted<number>;
  send_after: Defaulted<Date>;
  sent_at: Timestamp | null;
  last_error: string | null;
  created_at: CreatedAt;
};

/** Work for later. A process takes a row with FOR UPDATE SKIP LOCKED and keeps it until `locked_until`. */
export type JobsTable = {
  id: string;
  kind: string;
  /** At most one unfinished job of a key. */
  unique_key: string | null;
  payload: Json<unknown>;
  run_at: Timestamp;
  attempts: Defaulted<number>;
  locked_until: Timestamp | null;
  done_at: Timestamp | null;
  last_error: string | null;
  created_at: CreatedAt;
};

/** Counts of one key in one window of time. */
export type RateLimitsTable = { key: string; window_ends_at: Timestamp; count: number };

/** Who did what to which thing; with an impersonator both names stand here. */
export type AuditLogTable = {
  id: string;
  at: CreatedAt;
  actor_account_id: string | null;
  impersonator_id: string | null;
  action: string;
  subject_kind: string | null;
  subject_id: string | null;
  detail: Json<unknown>;
  request_id: string | null;
};

export type OperationsTables = {
  outbox: OutboxTable;
  jobs: JobsTable;
  rate_limits: RateLimitsTable;
  audit_log: AuditLogTable;
};
