import type { Backdrop } from '#api/platform/images/backdrop.ts';
import type { CreatedAt, Defaulted, Json, Timestamp } from '#api/platform/db/columns.ts';
import type { LocalText } from '#api/platform/locale.ts';

/** Mail to send, written in the transaction of its event. */
export type OutboxTable = {
  id: string;
  /** Names the event, so that it is mailed once. */
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

/** Scheduled work of seconds: when it is due, and until when a process may run it alone. */
export type JobLeasesTable = { name: string; due_at: Timestamp; leased_until: Timestamp | null; holder: string | null };

/** Counts of one key in one window of time. */
export type RateLimitsTable = { key: string; window_ends_at: Timestamp; count: number };

/** Who did what to which record; with an impersonator, both. */
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

/** An image; its id is derived from its content, so a row never changes. Its original is in the storage. */
export type ImagesTable = {
  id: string;
  view: 'CARD' | 'FULL' | 'HANG' | 'HEAD' | 'BACK';
  /** Fills the background in formats without transparency. */
  backdrop: Backdrop;
  alt: Json<LocalText>;
};

export type PlatformTables = {
  outbox: OutboxTable;
  job_leases: JobLeasesTable;
  rate_limits: RateLimitsTable;
  audit_log: AuditLogTable;
  images: ImagesTable;
};
