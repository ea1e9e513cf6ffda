import { type Kysely, sql } from 'kysely';

const mail = [
  // Mail to send, written in the transaction of its event, so that neither exists without the other.
  sql`CREATE TABLE outbox (
    id text COLLATE "C" PRIMARY KEY,
    -- Names the event: a second attempt to queue its mail conflicts.
    event_key text NOT NULL CONSTRAINT outbox_event UNIQUE,
    recipient text NOT NULL,
    -- What it says is forgotten once it is sent, or will never be: it may hold codes, links and keys.
    subject text,
    text_body text,
    html_body text,
    -- Where mail programs post that the reader wants no more of its kind; null for what cannot be switched off.
    unsubscribe_url text,
    attempts integer NOT NULL DEFAULT 0,
    -- Pushed back after each failed attempt.
    send_after timestamptz NOT NULL DEFAULT now(),
    -- When what it says is worth nothing any more; it is not sent afterwards.
    expires_at timestamptz,
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
  // What happened to a record, as its history shows it.
  sql`CREATE INDEX audit_log_subject ON audit_log (subject_id, id)`,
  // Sign-ins, what was refused, and what changed about how somebody signs in. Kept for a while, see SECURITY_LOG_DAYS.
  sql`CREATE TABLE security_events (
    id text COLLATE "C" PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now(),
    kind text NOT NULL,
    -- The account that acted, or that somebody tried to get into. No foreign key: the record outlives it.
    account_id text COLLATE "C",
    impersonator_id text COLLATE "C",
    -- HMAC of the e-mail that was typed: tries against one e-mail are recognisable, the e-mail is not.
    subject_hash text,
    -- IPv4 address, or /64 of an IPv6 address.
    network text NOT NULL,
    -- Whether the browser had signed in to some account before.
    has_device boolean NOT NULL,
    request_id text,
    detail jsonb NOT NULL
  )`,
  sql`CREATE INDEX security_events_account ON security_events (account_id, id DESC) WHERE account_id IS NOT NULL`,
  sql`CREATE INDEX security_events_at ON security_events (at)`,
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

/** What every module builds on: mail, recurring jobs, rate limits, the audit log, security events and images. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...mail, ...jobs, ...limits, ...audit, ...images]) await statement.execute(db);
}
