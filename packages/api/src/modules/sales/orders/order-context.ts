import { actorOf, type AuditActor } from '#api/platform/audit/record-audit.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { type CheckoutContext, checkoutContextOf } from '#api/modules/sales/checkout/checkout-context.ts';
import type { RequestContext } from '#api/http/context.ts';
import type { OrderRow } from './load-orders.ts';
import { messagesIn } from './messages.ts';
import { isSeller, principalOf, type SalesPrincipal } from './order-ownership.ts';
import { DomainError } from '#api/platform/domain-error.ts';

/** What actions on orders need: the checkout, who acts, and who is audited. */
export type OrderContext = {
  readonly checkout: CheckoutContext;
  readonly principal: SalesPrincipal;
  readonly actor: AuditActor;
};

/** The context of a request. */
export function orderContextOf(context: RequestContext): OrderContext {
  return { checkout: checkoutContextOf(context), principal: principalOf(context), actor: actorOf(context.actor) };
}

/** Locks a placed order for an admin or its seller. For everybody else it throws as for an unknown id. */
export async function lockPlaced(
  trx: Tx,
  { principal }: OrderContext,
  orderId: string,
  who: 'admin' | 'seller',
): Promise<OrderRow> {
  const row = isId(orderId)
    ? await trx.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst()
    : undefined;
  const may = principal.isAdmin || (who === 'seller' && row !== undefined && isSeller(principal, row));
  if (!row || row.completed_at === null || !may)
    throw new DomainError('not-found', messagesIn(principal.locale).orderNotFound);
  return row;
}
