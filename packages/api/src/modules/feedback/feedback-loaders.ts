import DataLoader from 'dataloader';
import { loadItems } from '#api/modules/catalog/index.ts';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { summariesOf } from './feedback-lists.ts';
import { moderationOf } from './feedback-moderation.ts';
import { readRatedOrders } from './rated-order.ts';
import type { FeedbackRow } from './write-feedback.ts';

/** Whether the actor can rate each of some orders now. */
async function ratable(actor: ActorContext, orderIds: readonly string[]): Promise<boolean[]> {
  const accountId = requireAccountId(actor);
  const [orders, written] = await Promise.all([
    readRatedOrders(actor.db, [...new Set(orderIds)]),
    actor.db
      .selectFrom('feedback')
      .select('order_id')
      .where('order_id', 'in', [...new Set(orderIds)])
      .where('author_account_id', '=', accountId)
      .execute(),
  ]);
  return orderIds.map((orderId) => {
    const order = orders.find(({ id }) => id === orderId);
    const isParty = order?.buyerId === accountId || order?.sellerId === accountId;
    return isParty && order.isOpen && order.stands && !written.some(({ order_id: id }) => id === orderId);
  });
}

function createLoaders(actor: ActorContext) {
  const options = { cache: false } as const;
  return {
    canRate: new DataLoader((ids: readonly string[]) => ratable(actor, ids), options),
    summary: new DataLoader((ids: readonly string[]) => summariesOf(actor.db, ids), options),
    moderation: new DataLoader((rows: readonly FeedbackRow[]) => moderationOf(actor, rows), options),
    item: new DataLoader(async (ids: readonly string[]) => {
      const items = await loadItems(actor.db, [...new Set(ids)], actor.locale);
      return ids.map((id) => items.find((item) => item.id === id) ?? null);
    }, options),
  };
}

const loaders = new WeakMap<ActorContext, ReturnType<typeof createLoaders>>();

/** What many orders, sellers or texts of one call are asked at once. */
export function feedbackLoadersOf(actor: ActorContext): ReturnType<typeof createLoaders> {
  const known = loaders.get(actor) ?? createLoaders(actor);
  loaders.set(actor, known);
  return known;
}
