import { type Kysely, sql } from 'kysely';

/** A trigger for each way to write a table; a trigger with a transition table takes one event. */
const ways = [
  ['inserted', sql`AFTER INSERT`, sql`NEW`],
  ['updated', sql`AFTER UPDATE`, sql`NEW`],
  ['deleted', sql`AFTER DELETE`, sql`OLD`],
] as const;

/** Sounds and videos of items, whose pages change with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE item_clips (
    item_id text COLLATE "C" NOT NULL REFERENCES items ON DELETE CASCADE,
    position integer NOT NULL CHECK (position >= 0),
    clip_id text COLLATE "C" NOT NULL REFERENCES clips,
    -- Texts in both languages: {"en": "…", "fr": "…"}. Captions are WebVTT.
    title jsonb NOT NULL,
    description jsonb NOT NULL,
    captions jsonb NOT NULL,
    poster_image_id text COLLATE "C" REFERENCES images,
    PRIMARY KEY (item_id, position)
  )`.execute(db);
  await sql`CREATE INDEX item_clips_clip ON item_clips (clip_id)`.execute(db);
  await sql`CREATE INDEX item_clips_poster ON item_clips (poster_image_id)`.execute(db);
  for (const [way, event, rows] of ways)
    await sql`CREATE TRIGGER item_clips_revision_${sql.raw(way)} ${event} ON item_clips
      REFERENCING ${rows} TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_rows('descriptions')`.execute(
      db,
    );
}
