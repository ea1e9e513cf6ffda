import { type Kysely, sql } from 'kysely';

const statements = [
  // Remotes that failed in browsers or on the shell's server, counted by what they said.
  sql`CREATE TABLE remote_failures (
    remote text COLLATE "C" NOT NULL,
    -- The build's id; empty where none was known yet.
    build_id text COLLATE "C" NOT NULL,
    source text NOT NULL CHECK (source IN ('BROWSER', 'SERVER')),
    place text NOT NULL CHECK (place IN ('load', 'render')),
    message text NOT NULL CHECK (length(message) <= 300),
    count integer NOT NULL,
    first_at timestamptz NOT NULL DEFAULT now(),
    last_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (remote, build_id, source, place, message)
  )`,
  sql`CREATE INDEX remote_failures_last ON remote_failures (last_at)`,
];

/** What failed of the remotes, for those who look after builds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
