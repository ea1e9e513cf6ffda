import { toJson } from '#api/platform/db/columns.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { findVisibleOrder, isBuyer } from '#api/modules/sales/index.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { SentEvent } from './sent-event.ts';

/** The order that an event may name: one that the actor may see; for a purchase, one that the actor bought. */
async function orderOf(actor: ActorContext, { eventName, order }: SentEvent): Promise<string | null> {
  if (!order) return null;
  const row = await findVisibleOrder(actor, order.id);
  if (!row) return null;
  const isPurchase = row.completed_at !== null && isBuyer(actor.principal, row);
  return eventName !== 'purchased' || isPurchase ? row.id : null;
}

/** The account to record: the session's own, and nobody's while an admin acts as somebody else. */
function accountOf({ principal }: ActorContext, { user }: SentEvent): string | null {
  const { accountId, impersonatorId } = principal;
  return impersonatorId === null && user?.id === accountId ? accountId : null;
}

/**
 * Records an event. A purchase is recorded once per order and never without one: `unknown-order` says that the actor
 * bought no such order, `known` that it was recorded before.
 */
export async function recordEvent(
  actor: ActorContext,
  event: SentEvent,
): Promise<'recorded' | 'known' | 'unknown-order'> {
  const orderId = await orderOf(actor, event);
  if (event.eventName === 'purchased' && orderId === null) return 'unknown-order';
  const row = {
    id: newId(),
    event_name: event.eventName,
    order_id: orderId,
    account_id: accountOf(actor, event),
    properties: toJson(event.properties),
  };
  const added = await actor.db
    .insertInto('tracking_events')
    .values(row)
    .onConflict((conflict) => conflict.column('order_id').where('event_name', '=', 'purchased').doNothing())
    .returning('id')
    .execute();
  return added.length > 0 ? 'recorded' : 'known';
}
