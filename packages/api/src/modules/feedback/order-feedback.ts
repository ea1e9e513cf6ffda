import { loadAccounts } from '#api/modules/accounts/index.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { orderNumber } from '@headstock/contracts/order-number';
import { findOwnOrder } from './rated-order.ts';
import type { FeedbackSide } from './tables.ts';
import type { FeedbackRow } from './write-feedback.ts';

/** Why an order cannot be rated now: codes of `createFeedback`. */
export type RatingObstacle = 'NOT_DELIVERED' | 'NOT_STANDING' | 'TOO_LATE' | 'ALREADY';

/** The feedback of an order as one of its two sides sees it. */
export type OrderFeedbackView = {
  readonly orderId: string;
  readonly number: string;
  readonly side: FeedbackSide;
  readonly counterpart: string;
  readonly itemId: string | null;
  readonly closesAt: Date | null;
  readonly obstacle: RatingObstacle | null;
  readonly own: FeedbackRow | null;
  /** What the other side wrote; null while it may not be read. */
  readonly other: FeedbackRow | null;
};

/** Null for an unknown order and one of others, and for a guest's that nobody claimed. */
export async function readOrderFeedback(actor: ActorContext, orderId: string): Promise<OrderFeedbackView | null> {
  const found = await findOwnOrder(actor, orderId);
  if (!found) return null;
  const { order, side } = found;
  const counterpartId = side === 'BUYER' ? order.sellerId : order.buyerId;
  const [rows, accounts] = await Promise.all([
    actor.db.selectFrom('feedback').selectAll().where('order_id', '=', order.id).execute(),
    loadAccounts(actor.db, [counterpartId]),
  ]);
  const own = rows.find((row) => row.side === side) ?? null;
  const other = rows.find((row) => row.side !== side && row.revealed_at !== null && row.hidden_at === null) ?? null;
  const obstacles: readonly (readonly [boolean, RatingObstacle])[] = [
    [own !== null, 'ALREADY'],
    [!order.stands, 'NOT_STANDING'],
    [order.closesAt === null, 'NOT_DELIVERED'],
    [!order.isOpen, 'TOO_LATE'],
  ];
  return {
    orderId: order.id,
    number: orderNumber(order.reference),
    side,
    counterpart: accounts.get(counterpartId)?.displayName ?? '',
    itemId: order.itemId,
    closesAt: order.closesAt,
    obstacle: obstacles.find(([holds]) => holds)?.[1] ?? null,
    own,
    other,
  };
}
