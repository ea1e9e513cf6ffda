import { storeProfile } from '@headstock/contracts/store-profile';
import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';

/**
 * Puts what an account bought here, and has received, into its portfolio: instruments, not strings and shirts. Each purchase once, also
 * after it was taken out. Runs when the portfolio is read, so that orders that are claimed later are in it too.
 */
export async function adoptPurchases(db: Db, accountId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT line.id FROM line_items line JOIN orders ON orders.id = line.order_id
      JOIN listings listing ON listing.id = line.listing_id JOIN items item ON item.id = listing.item_id
    WHERE orders.account_id = ${accountId} AND line.state = 'DELIVERED' AND item.year_from IS NOT NULL
      AND NOT EXISTS (SELECT FROM portfolio_items WHERE line_item_id = line.id)
  `.execute(db);
  if (rows.length === 0) return;
  await sql`
    INSERT INTO portfolio_items (id, account_id, line_item_id, item_id, brand, model, model_key, year, finish, condition, serial,
      acquired_on, acquired_cents, notes)
    SELECT new.id, ${accountId}, line.id, item.id, brand.name, item.model, item.model_key, item.year_from,
      coalesce(text.finish, ''), item.condition, coalesce(item.serial, ''),
      to_char(orders.completed_at AT TIME ZONE ${storeProfile.timeZone}, 'YYYY-MM-DD'), line.unit_cents, ''
    FROM unnest(${rows.map(() => newId())}::text[], ${rows.map(({ id }) => id)}::text[]) AS new (id, line_id)
      JOIN line_items line ON line.id = new.line_id JOIN orders ON orders.id = line.order_id
      JOIN listings listing ON listing.id = line.listing_id JOIN items item ON item.id = listing.item_id
      JOIN brands brand ON brand.id = item.brand_id
      LEFT JOIN item_texts text ON text.item_id = item.id AND text.locale = orders.locale
    ON CONFLICT (line_item_id) DO NOTHING
  `.execute(db);
}
