import type { ActorContext } from '#api/platform/actor-context.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { lastChangeOf } from '#api/platform/audit/last-change.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { changeOrder } from '#api/modules/sales/cart/change-order.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { auditOrder } from '#api/modules/sales/orders/audit-order.ts';
import type { OrderRow } from '#api/modules/sales/orders/order-row.ts';
import { LONGEST_REASON } from './draft-rules.model.ts';

/** A draft by whoever read `version` of it. */
export type SeenDraft = { readonly id: string; readonly version: number };

type Action = { readonly action: string; readonly detail?: Parameters<typeof auditOrder>[4] };

/** What a draft has beside its order, locked with it. Throws a DomainError `not-found`. */
async function draftOf(trx: Tx, actor: ActorContext, orderId: string) {
  const draft = await trx.selectFrom('draft_orders').selectAll().where('order_id', '=', orderId).executeTakeFirst();
  if (!draft) throw new DomainError('not-found', salesMessages(actor.locale).draftNotFound);
  return draft;
}

/**
 * Changes a draft that was neither placed nor claimed, audited as staff's, in one transaction. Throws a DomainError: `not-found`;
 * `conflict` when it was changed since `version`; `not-draft` when it is not among the draft orders (any more), unless `sentToo`;
 * `being-paid` while its buyer pays.
 */
export function changeDraft<Value>(
  actor: ActorContext,
  { id, version }: SeenDraft,
  { action, detail }: Action,
  work: (trx: Tx, order: OrderRow) => Promise<Value>,
  { sentToo = false } = {},
): Promise<Value> {
  const messages = salesMessages(actor.locale);
  return changeOrder(actor, id, null, async (trx, order) => {
    await draftOf(trx, actor, id);
    const isSent = order.drafted_by !== null && order.assigned_staff_account_id === null;
    if (!order.in_drafts && !(sentToo && isSent)) throw new DomainError('not-draft', messages.draftGone);
    if (order.version !== version) {
      const last = await lastChangeOf(trx, 'order', id);
      throw new DomainError('conflict', messages.draftConflict(last?.by ?? null));
    }
    const value = await work(trx, order);
    await auditOrder(trx, actor, id, action, detail);
    return value;
  });
}

/** A reason of staff, trimmed. Throws a DomainError `reason` for none, and for a longer one than 500 characters. */
export function readReason({ locale }: ActorContext, text: string | null | undefined): string {
  const reason = cleanText(text ?? '').trim();
  if (reason === '' || reason.length > LONGEST_REASON)
    throw new DomainError('reason', salesMessages(locale).reasonMissing);
  return reason;
}
