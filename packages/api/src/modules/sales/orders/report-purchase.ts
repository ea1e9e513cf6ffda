import { salesMessages } from '#api/modules/sales/messages.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { isBuyer } from './order-ownership.ts';

/**
 * Claims the report of a purchase to analytics, for the buyer of a placed order. Of all pages and tabs that ask, one succeeds.
 * Throws a DomainError for the others.
 */
export async function claimPurchaseReport(actor: ActorContext, orderId: string): Promise<void> {
  const { db, locale, principal } = actor;
  const messages = salesMessages(locale);
  const row = isId(orderId)
    ? await db
        .selectFrom('orders')
        .select(['account_id', 'session_id', 'completed_at'])
        .where('id', '=', orderId)
        .executeTakeFirst()
    : undefined;
  if (!row || row.completed_at === null || !isBuyer(principal, row))
    throw new DomainError('not-found', messages.orderNotFound);
  const claimed = await db
    .updateTable('orders')
    .set({ analytics_shown: true })
    .where('id', '=', orderId)
    .where('analytics_shown', '=', false)
    .returning('id')
    .executeTakeFirst();
  if (!claimed) throw new DomainError('already-reported', messages.alreadyReported);
}
