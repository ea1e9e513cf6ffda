import { type Kysely, sql } from 'kysely';

const statements = [
  // Which of the item's images shows a part of the originality sheet: {"finish": "…"}.
  sql`ALTER TABLE items ADD COLUMN part_images jsonb NOT NULL DEFAULT '{}'`,
  // What was original of what was sold, so that valuations can reckon with it.
  sql`ALTER TABLE past_sales ADD COLUMN originality jsonb NOT NULL DEFAULT '{}'`,
  sql`UPDATE past_sales SET originality = item.originality
    FROM line_items AS line JOIN listings AS listing ON listing.id = line.listing_id JOIN items AS item ON item.id = listing.item_id
    WHERE line.id = past_sales.id AND item.originality <> '{}'`,
];

/** Photographs of the parts of the originality sheet, and the sheet of past sales. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
