import { type Kysely, sql } from 'kysely';

const statements = [
  // How an image shows its photograph, so that it can be shown so again. Null: of an older edit, which nobody knows any more.
  sql`ALTER TABLE photograph_images ADD COLUMN rotation integer CHECK (rotation IN (0, 90, 180, 270)), ADD COLUMN crop jsonb`,
  sql`UPDATE photograph_images AS made SET rotation = shown.rotation, crop = shown.crop
    FROM photographs AS shown WHERE shown.id = made.photograph_id AND shown.image_id = made.image_id`,
  sql`UPDATE photograph_images AS made SET rotation = 0, crop = NULL
    FROM photographs AS shown WHERE shown.id = made.photograph_id AND shown.master_image_id = made.image_id`,
];

/** Remembers by which edit each image of a photograph was made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
