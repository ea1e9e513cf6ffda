import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { PricingContext } from '#api/modules/sales/checkout/checkout-context.ts';
import { loadOrders } from '#api/modules/sales/orders/load-orders.ts';
import { findVisibleOrder, holdsKey } from '#api/modules/sales/orders/find-visible-order.ts';
import type { DocumentKind, OrderDocument } from './document.model.ts';
import { makeDocument } from './make-document.ts';

/** Which document is wanted, and in which language; a guest shows the key of the order. */
export type DocumentRequest = {
  readonly orderId: string;
  readonly kind: DocumentKind;
  readonly key: string | null;
  readonly locale: Locale;
};

/** A document of a placed order that the actor may see, as the order itself: by session, or by the guest's key. */
export async function findDocument(
  actor: ActorContext,
  pricing: PricingContext,
  { orderId, kind, key, locale }: DocumentRequest,
): Promise<OrderDocument | undefined> {
  const row = await findVisibleOrder(actor, orderId, key);
  if (!row || row.completed_at === null) return undefined;
  const [order] = await loadOrders(pricing, [row]);
  const reader = { principal: actor.principal, isKeyShown: holdsKey(row, key) };
  return order && makeDocument(actor.db, order, reader, kind, locale);
}
