import { type Kysely, sql } from 'kysely';

const statements = [
  // Keeps the sounds and videos of a record, whatever becomes of the listing.
  sql`CREATE TABLE sealed_record_clips (
    line_item_id text COLLATE "C" NOT NULL REFERENCES sealed_records,
    clip_id text COLLATE "C" NOT NULL REFERENCES clips,
    PRIMARY KEY (line_item_id, clip_id)
  )`,
  sql`CREATE INDEX sealed_record_clips_clip ON sealed_record_clips (clip_id)`,
];

/** Sounds and videos of what was sold. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
