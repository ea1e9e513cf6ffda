import { actorOf, type AuditActor } from '#api/platform/audit/record-audit.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { type CheckoutContext, checkoutContextOf } from '#api/modules/sales/checkout/checkout-context.ts';
import type { RequestContext } from '#api/http/context.ts';
import type { OrderRow } from './load-orders.ts';
import { messagesIn } from './messages.ts';
import { visitorOf } from './order-view.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { isSeller, type Visitor } from './principal.ts';

/** Who works on placed orders, and what that needs. */
export type OrderDesk = { readonly checkout: CheckoutContext; readonly visitor: Visitor; readonly actor: AuditActor };

/** The desk of a request. */
export function deskOf(context: RequestContext): OrderDesk {
  return { checkout: checkoutContextOf(context), visitor: visitorOf(context), actor: actorOf(context.actor) };
}

/** Locks a placed order for whoever works on it: an admin, or its seller. Everybody else gets what an unknown id gives. */
export async function lockPlaced(
  trx: Tx,
  { visitor }: OrderDesk,
  orderId: string,
  who: 'admin' | 'seller',
): Promise<OrderRow> {
  const row = isId(orderId)
    ? await trx.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst()
    : undefined;
  const may = visitor.isAdmin || (who === 'seller' && row !== undefined && isSeller(visitor, row));
  if (!row || row.completed_at === null || !may)
    throw new DomainError('not-found', messagesIn(visitor.locale).orderNotFound);
  return row;
}
