import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { toMoney } from '#api/platform/money.ts';

type Row = {
  readonly lineItemId: string;
  readonly title: string | null;
  readonly listed: number;
  readonly price: number;
  readonly reason: string | null;
  readonly author: string | null;
  readonly at: Date;
};

/** The lines of an order whose price staff has set, with who did it last and why, oldest first. */
export async function readPriceChanges(db: Db, orderId: string, locale: string) {
  const { rows } = await sql<Row>`
    SELECT line.id AS "lineItemId", text.title, coalesce(line.override_listed_cents, listing.asking_cents) AS listed,
      line.price_override_cents AS price, line.override_reason AS reason, author.display_name AS author,
      coalesce(noted.created_at, line.created_at) AS at
    FROM line_items line JOIN listings listing ON listing.id = line.listing_id
    LEFT JOIN item_texts text ON text.item_id = listing.item_id AND text.locale = ${locale}
    LEFT JOIN LATERAL (
      SELECT created_at, actor_account_id FROM audit_log
      WHERE subject_kind = 'order' AND subject_id = ${orderId} AND action IN ('order.setPrice', 'order.setLine')
        AND detail ->> 'lineItemId' = line.id AND detail ->> 'amountCents' = line.price_override_cents::text
      ORDER BY id DESC LIMIT 1
    ) noted ON true
    LEFT JOIN accounts author ON author.id = noted.actor_account_id
    WHERE line.order_id = ${orderId} AND line.price_override_cents IS NOT NULL ORDER BY at, line.id`.execute(db);
  return rows.map(({ title, listed, price, ...row }) => ({
    ...row,
    title: title ?? '',
    listed: toMoney(listed),
    price: toMoney(price),
  }));
}
