import { type Kysely, sql } from 'kysely';

const mail = [
  // Mail to send, written in the transaction of its event, so that neither exists without the other.
  sql`CREATE TABLE outbox (
    id text COLLATE "C" PRIMARY KEY,
    -- Names the event: a second attempt to queue its mail conflicts.
    event_key text NOT NULL CONSTRAINT outbox_event UNIQUE,
    recipient text NOT NULL,
    subject text NOT NULL,
    text_body text NOT NULL,
    html_body text NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    -- Pushed back after each failed attempt.
    send_after timestamptz NOT NULL DEFAULT now(),
    sent_at timestamptz,
    last_error text,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE INDEX outbox_due ON outbox (send_after) WHERE sent_at IS NULL`,
];

const jobs = [
  // Recurring work of seconds: when it is due, and which process runs it. The job queue itself is pg-boss's own schema.
  sql`CREATE TABLE job_leases (
    name text PRIMARY KEY,
    due_at timestamptz NOT NULL,
    leased_until timestamptz,
    holder text
  )`,
];

const limits = [
  // One row per key and window. Expired windows are reused by the next request with the key, or swept.
  sql`CREATE TABLE rate_limits (key text PRIMARY KEY, window_ends_at timestamptz NOT NULL, count integer NOT NULL)`,
  sql`CREATE INDEX rate_limits_end ON rate_limits (window_ends_at)`,
];

const audit = [
  // Has no foreign keys: it outlives the accounts and records that it names.
  sql`CREATE TABLE audit_log (
    id text COLLATE "C" PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now(),
    actor_account_id text COLLATE "C",
    -- The admin who acted as actor_account_id.
    impersonator_id text COLLATE "C",
    action text NOT NULL,
    subject_kind text,
    subject_id text,
    detail jsonb NOT NULL,
    request_id text
  )`,
  sql`CREATE INDEX audit_log_actor ON audit_log (actor_account_id, id DESC)`,
];

const images = [
  // The id is derived from the content and also names the original in storage, so a row never changes.
  sql`CREATE TABLE images (
    id text COLLATE "C" PRIMARY KEY,
    -- The crop: CARD, FULL, HANG, HEAD or BACK.
    view text NOT NULL,
    -- Fills the background in formats without transparency.
    backdrop text NOT NULL,
    -- Alternative text by locale.
    alt jsonb NOT NULL
  )`,
];

/** What every module builds on: mail, recurring jobs, rate limits, the audit log and images. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...mail, ...jobs, ...limits, ...audit, ...images]) await statement.execute(db);
}
