import { type Kysely, sql } from 'kysely';

const statements = [
  // Redirects that staff has removed, as they were: nobody is led by them, and each can be put back.
  sql`CREATE TABLE removed_redirects (
    id text COLLATE "C" PRIMARY KEY,
    from_path text COLLATE "C" NOT NULL,
    locale text CHECK (locale IN ('en', 'fr')),
    target text NOT NULL,
    status integer NOT NULL CHECK (status IN (301, 302)),
    version integer NOT NULL,
    hits bigint NOT NULL,
    last_hit_at timestamptz,
    created_at timestamptz NOT NULL,
    removed_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE INDEX removed_redirects_newest ON removed_redirects (removed_at DESC)`,
];

/** Keeps the redirects that staff removes, so that they can be put back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
