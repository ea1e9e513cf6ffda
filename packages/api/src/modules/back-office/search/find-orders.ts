import { orderNumber } from '@headstock/contracts/order-number';
import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import type { Locale } from '#api/platform/locale.ts';
import { likeBeginning } from '#api/platform/search/like-patterns.ts';
import { listingsNamed } from './find-listings.ts';
import { isPerson } from './find-people.ts';
import { type HitRow, MOST_HITS, type RecordHit } from './record-hit.ts';

/** People that are looked for orders of at most. */
const MOST_PEOPLE = 200;

/** The beginning of an order's number, with or without its prefix and its hyphens; the search itself where it has no letter and no figure. */
function beginningOfNumber(search: string): string {
  const letters = search.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return letters === '' ? search : orderNumber(letters.replace(/^HS/, '')).replace(/-+$/, '');
}

/** Selects the ids of orders by number or reference, by who they are for, or by what is in them. */
function ordersNamed(search: string) {
  const number = likeBeginning(search.toUpperCase());
  const whole = likeBeginning(beginningOfNumber(search));
  return sql`
    WITH people AS MATERIALIZED (SELECT id FROM accounts WHERE ${isPerson(search)} ORDER BY id DESC LIMIT ${MOST_PEOPLE}),
      goods AS MATERIALIZED (${listingsNamed(search)})
    SELECT id FROM orders WHERE number LIKE ${number} OR number LIKE ${whole} OR reference LIKE ${number}
    UNION SELECT id FROM orders WHERE account_id IN (SELECT id FROM people)
    UNION SELECT id FROM orders WHERE contact_id IN (SELECT id FROM people)
    UNION SELECT order_id FROM line_items WHERE listing_id IN (SELECT id FROM goods)`;
}

const who = sql`concat_ws(' · ', coalesce(contact.display_name, owner.display_name), coalesce(contact.email, owner.email))`;
const people = sql`LEFT JOIN accounts AS contact ON contact.id = orders.contact_id
  LEFT JOIN accounts AS owner ON owner.id = orders.account_id`;

/** Placed orders by number, by e-mail, name or telephone of whom they are for, or by serial, SKU and names of what was bought. */
export async function findOrders(db: Db, search: string): Promise<RecordHit[]> {
  const { rows } = await sql<HitRow>`
    SELECT orders.id, orders.number AS title, ${who} AS detail
    FROM orders ${people}
    WHERE orders.completed_at IS NOT NULL AND orders.id IN (${ordersNamed(search)})
    ORDER BY orders.completed_at DESC LIMIT ${MOST_HITS}`.execute(db);
  return rows.map((row) => ({ kind: 'ORDER', ...row, shopPath: `/orders/${row.id}` }));
}

/** Refunds of the orders that a search finds, the newest first. */
export async function findRefunds(db: Db, search: string, locale: Locale): Promise<RecordHit[]> {
  const { rows } = await sql<HitRow & { cents: number }>`
    SELECT refunds.id, orders.number AS title, ${who} AS detail, refunds.amount_cents AS cents
    FROM refunds JOIN orders ON orders.id = refunds.order_id ${people}
    WHERE orders.completed_at IS NOT NULL AND orders.id IN (${ordersNamed(search)})
    ORDER BY refunds.id DESC LIMIT ${MOST_HITS}`.execute(db);
  return rows.map(({ cents, detail, ...row }) => ({
    kind: 'REFUND',
    ...row,
    detail: [formatMoney(cents, locale), detail].filter(Boolean).join(' · '),
    shopPath: null,
  }));
}
