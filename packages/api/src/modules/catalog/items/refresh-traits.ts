import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { itemTraits, type TraitSource } from './item-traits.model.ts';
import { shipsFromOf } from './ships-from.ts';

const BATCH = 500;

type Row = Omit<TraitSource, 'shipsFrom'> & { listing: string; seller: string; isSent: boolean };

/** Tells the traits of all listings anew, in batches by their ids; those that stay as they are are not written. */
export async function refreshTraits(db: Db): Promise<void> {
  for (let after = ''; ;) {
    const { rows } = await sql<Row>`
      SELECT l.id AS listing, l.seller_account_id AS seller, NOT i.local_pickup_only AS "isSent", c.slug AS "categorySlug",
        i.handedness, i.weight_grams AS "weightGrams", t.specs, t.plate, ARRAY[i.model, t.title, t.subtitle] AS names
      FROM listings l JOIN items i ON i.id = l.item_id JOIN categories c ON c.id = i.category_id
      JOIN item_texts t ON t.item_id = i.id AND t.locale = 'en'
      WHERE l.id > ${after} ORDER BY l.id LIMIT ${BATCH}`.execute(db);
    const places = await shipsFromOf(db, [...new Set(rows.map(({ seller }) => seller))]);
    const told = rows.map(({ listing, seller, isSent, ...source }) => ({
      id: listing,
      traits: itemTraits({ ...source, shipsFrom: (isSent && places.get(seller)) || null }),
    }));
    await sql`UPDATE listings AS l SET traits = told.traits
      FROM (
        SELECT id, ARRAY(SELECT jsonb_array_elements_text(traits)) AS traits
        FROM jsonb_to_recordset(${JSON.stringify(told)}::jsonb) AS r(id text, traits jsonb)
      ) AS told
      WHERE told.id = l.id AND told.traits <> array_remove(l.traits, 'price:drop')`.execute(db);
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.listing ?? '';
  }
}
