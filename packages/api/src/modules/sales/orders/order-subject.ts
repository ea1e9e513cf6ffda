import { orderNumber } from '@headstock/contracts/order-number';
import { sql } from 'kysely';
import { loadShipments } from '#api/modules/fulfilment/index.ts';
import {
  type Parties,
  type Step,
  type SubjectFacts,
  type SubjectSource,
  type SubjectView,
  viewsOfItems,
} from '#api/modules/messaging/index.ts';
import { loadRefunds } from '#api/modules/payments/index.ts';
import type { Db } from '#api/platform/db/database.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import type { Locale } from '#api/platform/locale.ts';
import { returnStepsOf } from '#api/modules/sales/returns/return-steps.ts';
import { agreedDelays, shipByWith } from '#api/modules/sales/ship-by/agreed-delays.ts';
import { delayStepsOf } from '#api/modules/sales/ship-by/delay-steps.ts';
import { threadMessages } from '#api/modules/sales/thread-messages.ts';

/** So long after it was placed an order can be spoken about, whoever blocked whom. */
const OPEN_DAYS = 60;

async function partiesOf(db: Db, id: string): Promise<Parties | undefined> {
  const { rows } = await sql<{ buyerId: string | null; sellerId: string; isOpenOrder: boolean }>`
    SELECT account_id AS "buyerId", seller_account_id AS "sellerId",
      cancelled_at IS NULL AND (completed_at > now() - make_interval(days => ${OPEN_DAYS}) OR EXISTS (
        SELECT FROM line_items WHERE order_id = orders.id AND state IN ('ORDERED', 'SHIPPED')
      )) AS "isOpenOrder"
    FROM orders WHERE id = ${id} AND completed_at IS NOT NULL
  `.execute(db);
  return rows[0];
}

async function factsOf(db: Db, id: string, locale: Locale): Promise<SubjectFacts> {
  const order = await db
    .selectFrom('orders')
    .select(['total_cents', 'ship_date', 'fully_paid_at', 'ship_option'])
    .where('id', '=', id)
    .executeTakeFirst();
  const { rows } = await sql<{ itemId: string }>`
    SELECT listings.item_id AS "itemId" FROM line_items JOIN listings ON listings.id = line_items.listing_id
    WHERE line_items.order_id = ${id} ORDER BY line_items.id LIMIT 1`.execute(db);
  const itemId = rows[0]?.itemId ?? '';
  const items = await viewsOfItems(db, itemId === '' ? [] : [itemId], locale);
  const paidAt = order?.ship_option === 'home' ? order.fully_paid_at : null;
  return {
    item: items.get(itemId)?.title ?? null,
    priceCents: order?.total_cents ?? null,
    shipAt: order?.ship_date ?? (paidAt && shipByWith(paidAt, (await agreedDelays(db, [id])).get(id))),
  };
}

async function viewsOf(db: Db, ids: readonly string[], locale: Locale): Promise<ReadonlyMap<string, SubjectView>> {
  const { rows } = await sql<{ id: string; reference: string; itemId: string | null }>`
    SELECT id, reference, (
      SELECT listings.item_id FROM line_items JOIN listings ON listings.id = line_items.listing_id
      WHERE line_items.order_id = orders.id ORDER BY line_items.id LIMIT 1
    ) AS "itemId"
    FROM orders WHERE id = ANY(${[...ids]})
  `.execute(db);
  const items = await viewsOfItems(
    db,
    rows.flatMap(({ itemId }) => itemId ?? []),
    locale,
  );
  const { orderTitle } = threadMessages(locale);
  return new Map(
    rows.map(({ id, reference, itemId }) => {
      const item = items.get(itemId ?? '');
      return [
        id,
        {
          title: orderTitle(orderNumber(reference), item?.title ?? null),
          path: `/orders/${id}`,
          imageId: item?.imageId ?? null,
        },
      ];
    }),
  );
}

async function stepsOf(db: Db, id: string, locale: Locale): Promise<readonly Step[]> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  if (!order) return [];
  const messages = threadMessages(locale);
  const shipment = (await loadShipments(db, [id])).get(id);
  const refunds = await loadRefunds(db, { orderIds: [id] });
  const dated: readonly (readonly [string, Date | null | undefined, string])[] = [
    ['placed', order.completed_at, messages.orderPlaced],
    ['paid', order.fully_paid_at, messages.orderPaid],
    ['shipped', order.ship_date, messages.orderShipped],
    ['delivered', shipment?.delivered_at, messages.orderDelivered],
    ['cancelled', order.cancelled_at, messages.orderCancelled],
    ...refunds.map(
      ({ id: refundId, createdAt, refundedAmount }) =>
        [
          refundId,
          createdAt,
          messages.orderRefunded(formatMoney(refundedAmount.amountCents, locale, 'narrow')),
        ] as const,
    ),
  ];
  const steps = dated.flatMap(([name, at, text]): Step[] => (at ? [{ id: `${id}:${name}`, at, text }] : []));
  const more = [...(await returnStepsOf(db, id, locale)), ...(await delayStepsOf(db, id, locale))];
  return [...steps, ...more].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

const isLike: SubjectSource['isLike'] = (pattern) => sql`EXISTS (
  SELECT FROM orders LEFT JOIN line_items ON line_items.order_id = orders.id
    LEFT JOIN listings ON listings.id = line_items.listing_id
    LEFT JOIN item_texts ON item_texts.item_id = listings.item_id
  WHERE orders.id = threads.subject_id
    AND (item_texts.title ILIKE ${pattern} OR orders.reference ILIKE ${pattern} OR orders.number ILIKE ${pattern}))`;

/** Placed orders as what messages are about. */
export const orderSubject: SubjectSource = { partiesOf, viewsOf, factsOf, isLike, stepsOf };

/** Whether two accounts have an order with each other that was placed and not cancelled. */
export async function haveTraded(db: Db, one: string, other: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('account_id', 'in', [one, other])
    .where('seller_account_id', 'in', [one, other])
    .whereRef('account_id', '<>', 'seller_account_id')
    .where('completed_at', 'is not', null)
    .where('cancelled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
