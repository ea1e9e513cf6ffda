import { sql } from 'kysely';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import type { Db } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import type { FeedbackSide } from './tables.ts';

/** Both sides may write for so long after delivery, and read nothing before both have written or the time is over. */
export const OPEN_DAYS = 14;

/** An order as feedback sees it. */
export type RatedOrder = {
  readonly id: string;
  readonly reference: string;
  readonly buyerId: string;
  readonly sellerId: string;
  readonly itemId: string | null;
  /** Null until everything has arrived. */
  readonly closesAt: Date | null;
  readonly isOpen: boolean;
  /** Neither cancelled nor refunded in full. */
  readonly stands: boolean;
};

/** Of placed orders by members from somebody else; a guest's order counts once it is claimed. The database's clock decides. */
export async function readRatedOrders(db: Db, ids: readonly string[]): Promise<RatedOrder[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<RatedOrder>`
    SELECT o.id, o.reference, o.account_id AS "buyerId", o.seller_account_id AS "sellerId",
      (SELECT l.item_id FROM line_items line JOIN listings l ON l.id = line.listing_id JOIN items i ON i.id = l.item_id
        WHERE line.order_id = o.id AND NOT i.is_custom ORDER BY line.id LIMIT 1) AS "itemId",
      s.delivered_at + make_interval(days => ${OPEN_DAYS}) AS "closesAt",
      coalesce(s.delivered_at + make_interval(days => ${OPEN_DAYS}) > now(), false) AS "isOpen",
      o.cancelled_at IS NULL AND o.payment_state <> 'REFUNDED' AS stands
    FROM orders o LEFT JOIN LATERAL (
      SELECT max(delivered_at) AS delivered_at FROM shipments WHERE order_id = o.id
      HAVING bool_and(delivered_at IS NOT NULL)
    ) s ON true
    WHERE o.id = ANY(${[...ids]}) AND o.completed_at IS NOT NULL
      AND o.account_id IS NOT NULL AND o.account_id <> o.seller_account_id`.execute(db);
  return rows;
}

/** An order of the actor with the side they are on; undefined for an unknown one, and for one of others. */
export async function findOwnOrder(
  actor: ActorContext,
  orderId: string,
): Promise<{ readonly order: RatedOrder; readonly side: FeedbackSide } | undefined> {
  const accountId = requireAccountId(actor);
  const [order] = isId(orderId) ? await readRatedOrders(actor.db, [orderId]) : [];
  if (order?.buyerId === accountId) return { order, side: 'BUYER' };
  return order?.sellerId === accountId ? { order, side: 'SELLER' } : undefined;
}

/** The other side of a sale. */
export const otherSide = (side: FeedbackSide): FeedbackSide => (side === 'BUYER' ? 'SELLER' : 'BUYER');
