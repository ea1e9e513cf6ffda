import { checkoutContextOf } from '#api/modules/sales/checkout/checkout-context.ts';
import type { RequestContext } from '#api/http/context.ts';
import type { Locale } from '#api/platform/locale.ts';
import { loadOrders } from '#api/modules/sales/orders/load-orders.ts';
import { principalOf } from '#api/modules/sales/orders/order-ownership.ts';
import { findVisibleOrder } from '#api/modules/sales/orders/see-order.ts';
import type { DocumentKind, OrderDocument } from './document.model.ts';
import { makeDocument } from './make-document.ts';

/** A document of a placed order that the shopper may see, as the order itself: by session, or by the guest's key. */
export async function findDocument(
  context: RequestContext,
  orderId: string,
  kind: DocumentKind,
  key: string | null,
  locale: Locale,
): Promise<OrderDocument | undefined> {
  const row = await findVisibleOrder(context.db, principalOf(context), orderId, key);
  if (!row || row.completed_at === null) return undefined;
  const [order] = await loadOrders(checkoutContextOf(context), [row]);
  return order && makeDocument(context.db, order, kind, locale);
}
