import { type Kysely, sql } from 'kysely';

/** What the running shop needs: mail, limits, the audit log, and small content. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`CREATE TABLE outbox (
      id text COLLATE "C" PRIMARY KEY,
      event_key text NOT NULL CONSTRAINT outbox_event UNIQUE,
      recipient text NOT NULL,
      subject text NOT NULL,
      text_body text NOT NULL,
      html_body text NOT NULL,
      attempts integer NOT NULL DEFAULT 0,
      send_after timestamptz NOT NULL DEFAULT now(),
      sent_at timestamptz,
      last_error text,
      created_at timestamptz NOT NULL DEFAULT now()
    )`,
    sql`CREATE INDEX outbox_due ON outbox (send_after) WHERE sent_at IS NULL`,
    sql`CREATE TABLE rate_limits (key text PRIMARY KEY, window_ends_at timestamptz NOT NULL, count integer NOT NULL)`,
    sql`CREATE INDEX rate_limits_end ON rate_limits (window_ends_at)`,
    sql`CREATE TABLE audit_log (
      id text COLLATE "C" PRIMARY KEY,
      at timestamptz NOT NULL DEFAULT now(),
      actor_account_id text COLLATE "C",
      impersonator_id text COLLATE "C",
      action text NOT NULL,
      subject_kind text,
      subject_id text,
      detail jsonb NOT NULL,
      request_id text
    )`,
    sql`CREATE INDEX audit_log_actor ON audit_log (actor_account_id, id DESC)`,
    sql`CREATE TABLE banners (id text PRIMARY KEY, position integer NOT NULL, text jsonb NOT NULL, href text NOT NULL)`,
    sql`CREATE TABLE newsletter_subscribers (email text PRIMARY KEY, locale text NOT NULL, created_at timestamptz NOT NULL DEFAULT now())`,
    sql`CREATE TABLE options (key text PRIMARY KEY, value jsonb NOT NULL)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
