import { type Kysely, sql } from 'kysely';

const statements = [
  ...['brands', 'categories', 'types'].map(
    (table) => sql`ALTER TABLE ${sql.table(table)} ADD COLUMN version integer NOT NULL DEFAULT 1`,
  ),
  // Names that something had before: their addresses lead on, and searches find them still.
  sql`CREATE TABLE former_names (
    kind text COLLATE "C" NOT NULL CHECK (kind IN ('BRAND', 'MODEL', 'TYPE')),
    -- The brand of a model, the category of a type; empty for brands.
    scope_id text COLLATE "C" NOT NULL,
    -- In addresses; of a model its name in lower case.
    slug text NOT NULL,
    name text NOT NULL,
    -- The id of a brand or a type; the name of a model.
    target text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (kind, scope_id, slug)
  )`,
  sql`CREATE INDEX former_names_target ON former_names (kind, target)`,
  // What staff changed about names, with what is needed to undo it.
  sql`CREATE TABLE name_changes (
    id text COLLATE "C" PRIMARY KEY,
    kind text NOT NULL,
    from_name text NOT NULL,
    to_name text NOT NULL,
    -- NameMove, and what the lists of names and each holder had before.
    move jsonb NOT NULL,
    directory jsonb NOT NULL,
    snapshots jsonb NOT NULL,
    counts jsonb NOT NULL,
    account_id text COLLATE "C" REFERENCES accounts ON DELETE SET NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    undone_at timestamptz
  )`,
  sql`CREATE INDEX name_changes_created ON name_changes (created_at DESC, id DESC)`,
  sql`CREATE INDEX name_changes_account ON name_changes (account_id)`,
  sql`CREATE TABLE names_revision (
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    version integer NOT NULL,
    changed_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`INSERT INTO names_revision (version) VALUES (0)`,
];

/** Names of brands, models, categories and types that staff edit: their versions, what they were called, and how to undo a change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
