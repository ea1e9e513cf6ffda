import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { toMoney, toMoneyOrNull } from '#api/platform/money.ts';
import type { OrderRow } from './order-row.ts';

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
      coalesce(noted.at, line.created_at) AS at
    FROM line_items line JOIN listings listing ON listing.id = line.listing_id
    LEFT JOIN item_texts text ON text.item_id = listing.item_id AND text.locale = ${locale}
    LEFT JOIN LATERAL (
      SELECT entry.at, coalesce(entry.impersonator_id, entry.actor_account_id) AS actor_account_id FROM audit_log entry
      WHERE entry.subject_kind = 'order' AND entry.subject_id = ${orderId} AND entry.action IN ('order.setPrice', 'order.setLine')
        AND entry.detail ->> 'lineItemId' = line.id AND entry.detail ->> 'amountCents' = line.price_override_cents::text
      ORDER BY entry.id DESC LIMIT 1
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

/** The price that staff has set for the shipping of an order, with who did it last and why; null where the quoted one counts. */
export async function readShippingChange(db: Db, order: OrderRow) {
  const { shipping_override_cents: cents, shipping_override_reason: reason, shipping_quoted_cents: quoted } = order;
  if (cents === null) return null;
  const { rows } = await sql<Pick<Row, 'author' | 'at'>>`
    SELECT author.display_name AS author, noted.at
    FROM audit_log noted LEFT JOIN accounts author ON author.id = coalesce(noted.impersonator_id, noted.actor_account_id)
    WHERE noted.subject_kind = 'order' AND noted.subject_id = ${order.id} AND noted.action = 'order.setShippingMethod'
      AND noted.detail ->> 'overrideCents' = ${String(cents)}
    ORDER BY noted.id DESC LIMIT 1`.execute(db);
  const [noted] = rows;
  return {
    quoted: toMoneyOrNull(quoted),
    price: toMoney(cents),
    reason,
    author: noted?.author ?? null,
    at: noted?.at ?? order.created_at,
  };
}
