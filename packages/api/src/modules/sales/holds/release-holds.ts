import { sql } from 'kysely';
import { tx } from '#api/platform/db/tx.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { lockOrders } from './lock-orders.ts';

/**
 * Records that a page that held items was closed; without its name, that all pages were. What no page holds any more is free for others; an order
 * that is being paid keeps it. Throws a DomainError for orders that are not the shopper's open ones.
 */
export async function releaseHolds(
  actor: ActorContext,
  orderIds: readonly string[],
  tab: string | null,
): Promise<void> {
  await tx(actor.db, async (trx) => {
    const orders = await lockOrders(trx, actor, orderIds);
    const left = orders.filter(({ paying_payment_id: payment }) => payment === null).map(({ id }) => id);
    await sql`
      UPDATE holds SET
        tabs = array_remove(tabs, ${tab}::text),
        released_at = CASE WHEN ${tab}::text IS NULL OR array_remove(tabs, ${tab}::text) = '{}' THEN clock_timestamp() END
      FROM line_items
      WHERE line_items.id = holds.line_item_id AND line_items.order_id = ANY (${left}::text[]) AND released_at IS NULL
    `.execute(trx);
  });
}
