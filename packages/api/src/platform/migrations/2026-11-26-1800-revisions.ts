import { type Kysely, sql } from 'kysely';

const statements = [
  // How often data of a kind has changed, as far as that was added up.
  sql`CREATE TABLE revisions (kind text COLLATE "C" PRIMARY KEY, changes bigint NOT NULL)`,
  sql`INSERT INTO revisions VALUES ('listings', 0), ('descriptions', 0), ('names', 0), ('people', 0)`,
  // A change that is not added up yet. Inserted, never updated, as two sales must not wait for each other.
  sql`CREATE TABLE revision_changes (kind text COLLATE "C" NOT NULL)`,
  // The triggers of the modules give the kind, and name the rows that a statement wrote \`changed\`.
  sql`CREATE FUNCTION note_changed_rows() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT FROM changed) THEN INSERT INTO revision_changes VALUES (TG_ARGV[0]); END IF;
      RETURN NULL;
    END
  $$`,
  sql`CREATE FUNCTION note_changed_row() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO revision_changes VALUES (TG_ARGV[0]);
      RETURN NULL;
    END
  $$`,
];

/** Revisions: numbers that grow in the transaction of a change, by which processes tell whether what they keep in memory still holds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
