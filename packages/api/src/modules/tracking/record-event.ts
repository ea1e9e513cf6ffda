import { toJson } from '#api/platform/db/columns.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { findVisibleOrder, isBuyer, principalOf } from '#api/modules/sales/index.ts';
import type { RequestContext } from '#api/http/context.ts';
import type { SentEvent } from './sent-event.ts';

/** The order that an event may name: one that the shopper sees; for a purchase, one that this shopper bought. */
async function orderOf(context: RequestContext, { eventName, order }: SentEvent): Promise<string | null> {
  if (!order) return null;
  const principal = principalOf(context);
  const row = await findVisibleOrder(context.db, principal, order.id);
  if (!row) return null;
  const isPurchase = row.completed_at !== null && isBuyer(principal, row);
  return eventName !== 'purchased' || isPurchase ? row.id : null;
}

/** Whoever acts as somebody else leaves no trace under that name, and nobody one under a name that is not the session's. */
function accountOf({ session, viewer }: RequestContext, { user }: SentEvent): string | null {
  const isOwn = viewer !== null && session.impersonatorId === null && user?.id === viewer.id;
  return isOwn ? viewer.id : null;
}

/**
 * Keeps an event. A purchase is kept once an order, and never without one: `unknown-order` says that the shopper bought no such
 * order, `known` that it was counted before.
 */
export async function recordEvent(
  context: RequestContext,
  event: SentEvent,
): Promise<'recorded' | 'known' | 'unknown-order'> {
  const orderId = await orderOf(context, event);
  if (event.eventName === 'purchased' && orderId === null) return 'unknown-order';
  const row = {
    id: newId(),
    event_name: event.eventName,
    order_id: orderId,
    account_id: accountOf(context, event),
    properties: toJson(event.properties),
  };
  const added = await context.db
    .insertInto('tracking_events')
    .values(row)
    .onConflict((conflict) => conflict.column('order_id').where('event_name', '=', 'purchased').doNothing())
    .returning('id')
    .execute();
  return added.length > 0 ? 'recorded' : 'known';
}
