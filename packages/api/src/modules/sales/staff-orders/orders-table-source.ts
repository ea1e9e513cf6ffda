import { sql } from 'kysely';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { everyPage } from '#api/platform/exports/every-page.ts';
import { decimal, oneKnown, oneOf } from '#api/platform/exports/read-query.ts';
import { defineTableSource } from '#api/platform/exports/table-source.ts';
import { agreedDelays, shipByWith } from '#api/modules/sales/ship-by/agreed-delays.ts';
import { type NextAction, nextActions, placedWithAction } from './next-action.ts';
import { staffOrderPage } from './staff-orders.ts';

type Row = {
  readonly id: string;
  readonly number: string;
  readonly action: NextAction;
  readonly since: Date;
  readonly due: Date | null;
  readonly paidAt: Date | null;
  /** The later day that the buyer agreed to. */
  readonly agreed: Date | undefined;
  readonly buyer: string;
  readonly items: string;
  readonly seller: string;
  readonly totalCents: number;
  readonly goodsCents: number;
};

async function loadRows({ db, locale }: ActorContext, ids: readonly string[]): Promise<Map<string, Row>> {
  const { rows } = await sql<Omit<Row, 'agreed'>>`
    SELECT orders.id, orders.number, queue.action, queue.since, queue.due, orders.fully_paid_at AS "paidAt",
      orders.total_cents AS "totalCents",
      (SELECT coalesce(sum(goods_cents - reduced_goods_cents), 0)::bigint FROM order_settlements WHERE order_id = orders.id) AS "goodsCents", coalesce(seller.display_name, orders.seller_name, '') AS seller,
      concat_ws('; ', coalesce(nullif(concat_ws(' ', buyer.first_name, buyer.last_name), ''), buyer.display_name), buyer.email) AS buyer,
      (SELECT coalesce(string_agg(concat_ws(' × ', nullif(line_items.quantity, 1), item_texts.title), '; ' ORDER BY line_items.id), '')
        FROM line_items JOIN listings ON listings.id = line_items.listing_id
        JOIN item_texts ON item_texts.item_id = listings.item_id AND item_texts.locale = ${locale}
        WHERE line_items.order_id = orders.id) AS items
    FROM (${placedWithAction(sql`orders.id = ANY (${[...ids]}::text[])`)}) AS queue
    JOIN orders ON orders.id = queue.id
    LEFT JOIN accounts AS buyer ON buyer.id = coalesce(orders.contact_id, orders.account_id)
    LEFT JOIN accounts AS seller ON seller.id = orders.seller_account_id`.execute(db);
  const agreed = await agreedDelays(db, ids);
  return new Map(rows.map((row) => [row.id, { ...row, agreed: agreed.get(row.id) }]));
}

/** Until when the action is due: as on the board, a parcel by the third business day after it was paid. */
const dueOf = ({ action, paidAt, due, agreed }: Row): Date | null =>
  action === 'SHIP' && paidAt ? shipByWith(paidAt, agreed) : due;

/** Placed orders as a file: those that the list finds, in its order. */
export const ordersTableSource = defineTableSource<Row>({
  id: 'orders',
  grant: 'orders:read',
  title: { en: 'Orders', fr: 'Commandes' },
  columns: {
    number: { label: { en: 'Order', fr: 'Commande' }, value: ({ number }) => number },
    next: { label: { en: 'Next', fr: 'À faire' }, value: ({ action }) => action },
    since: { label: { en: 'Since', fr: 'Depuis' }, value: ({ since }) => since.toISOString() },
    buyer: { label: { en: 'Buyer', fr: 'Acheteur' }, value: ({ buyer }) => buyer },
    items: { label: { en: 'Items', fr: 'Articles' }, value: ({ items }) => items },
    seller: { label: { en: 'Seller', fr: 'Vendeur' }, value: ({ seller }) => seller },
    total: { label: { en: 'Total', fr: 'Total' }, value: ({ totalCents }) => decimal(totalCents) },
    goods: { label: { en: 'Goods', fr: 'Articles, hors frais' }, value: ({ goodsCents }) => decimal(goodsCents) },
    due: { label: { en: 'Due', fr: 'Échéance' }, value: (row) => dueOf(row)?.toISOString() ?? null },
  },
  pages: (actor, query) =>
    everyPage(async (page) => {
      const filter = {
        nextAction: oneKnown(query, 'next', nextActions),
        search: oneOf(query, 'search'),
        placedFrom: oneOf(query, 'placed-from'),
        placedTo: oneOf(query, 'placed-to'),
      };
      const { entries, pageInfo } = await staffOrderPage(actor.db, { ...filter, ...page });
      const ids = entries.map(({ id }) => id);
      const rows = await loadRows(actor, ids);
      return { rows: ids.flatMap((id) => rows.get(id) ?? []), pageInfo };
    }),
});
