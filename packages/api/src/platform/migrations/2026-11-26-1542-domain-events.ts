import { type Kysely, sql } from 'kysely';

const statements = [
  // The kinds of events that somebody listens to: no other is written down.
  sql`CREATE TABLE event_subscriptions (kind text COLLATE "C" PRIMARY KEY)`,
  // What happened, for programs of others: an outbox, written in the transaction of what happened.
  sql`CREATE TABLE domain_events (
    id text COLLATE "C" PRIMARY KEY DEFAULT 'evt_' || replace(gen_random_uuid()::text, '-', ''),
    kind text COLLATE "C" NOT NULL,
    -- The record that it is about, such as the order.
    subject_id text COLLATE "C" NOT NULL,
    -- How the record stood then, without personal data.
    data jsonb NOT NULL,
    occurred_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    -- When it was handed to those who listen; null while it waits.
    taken_at timestamptz
  )`,
  sql`CREATE INDEX domain_events_waiting ON domain_events (occurred_at, id) WHERE taken_at IS NULL`,
  sql`CREATE INDEX domain_events_at ON domain_events (occurred_at)`,
  sql`CREATE INDEX domain_events_subject ON domain_events (subject_id)`,
  sql`CREATE FUNCTION is_event_wanted(wanted text) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT EXISTS (SELECT FROM event_subscriptions WHERE kind = wanted)
  $$`,
  // Modules call it in their triggers: a way to change a record cannot forget to tell.
  sql`CREATE FUNCTION publish_event(event_kind text, event_subject text, event_data jsonb) RETURNS void LANGUAGE sql AS $$
    INSERT INTO domain_events (kind, subject_id, data)
      SELECT event_kind, event_subject, event_data WHERE is_event_wanted(event_kind)
  $$`,
];

/** What happened in the shop, as an outbox for programs of others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
