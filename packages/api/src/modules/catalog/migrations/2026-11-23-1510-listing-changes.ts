import { type Kysely, sql } from 'kysely';

const statements = [
  // What other modules have yet to be told of. Inserted, never updated, as two sales must not wait for each other.
  sql`CREATE TABLE listing_changes (
    listing_id text COLLATE "C" NOT NULL,
    item_id text COLLATE "C" NOT NULL,
    -- Whether it is in lists and search for the first time, as far as this write tells.
    is_new boolean NOT NULL,
    changed_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE FUNCTION listings_queue_new() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO listing_changes SELECT id, item_id, is_published FROM after WHERE status = 'live';
      RETURN NULL;
    END
  $$`,
  sql`CREATE FUNCTION listings_queue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO listing_changes
        SELECT after.id, after.item_id, after.is_published AND after.status = 'live'
          AND NOT (before.is_published AND before.status = 'live')
        FROM after JOIN before ON before.id = after.id
        WHERE (after.status, after.asking_cents, after.is_published)
          IS DISTINCT FROM (before.status, before.asking_cents, before.is_published);
      RETURN NULL;
    END
  $$`,
  sql`CREATE TRIGGER listings_queue_new AFTER INSERT ON listings
    REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION listings_queue_new()`,
  sql`CREATE TRIGGER listings_queue_changed AFTER UPDATE ON listings
    REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION listings_queue_changed()`,
];

/** A queue of what changed on listings for those who follow them: price, sale, return, publication. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
