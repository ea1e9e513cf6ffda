import { type Kysely, sql } from 'kysely';

const statements = [
  // Addresses that the shop no longer has, and where they lead.
  sql`CREATE TABLE redirects (
    id text COLLATE "C" PRIMARY KEY,
    -- Without language prefix, in lower case, without a slash at its end.
    from_path text COLLATE "C" NOT NULL CHECK (from_path LIKE '/_%' AND length(from_path) <= 400),
    -- Null: in both languages, unless one has a row of its own.
    locale text CHECK (locale IN ('en', 'fr')),
    -- A path of the shop without language prefix, with its query and fragment if any.
    target text NOT NULL CHECK (target LIKE '/%' AND length(target) <= 800),
    status integer NOT NULL CHECK (status IN (301, 302)),
    version integer NOT NULL DEFAULT 1,
    hits bigint NOT NULL DEFAULT 0,
    last_hit_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT redirects_once UNIQUE NULLS NOT DISTINCT (from_path, locale)
  )`,
  sql`CREATE INDEX redirects_target ON redirects (split_part(split_part(target, '#', 1), '?', 1))`,
];

/** Redirects of addresses that the shop no longer has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
