import type { ActorContext } from '#api/platform/actor-context.ts';
import type { PaymentRow } from '#api/modules/payments/index.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { payOrders } from './pay-orders.ts';
import type { PayOrder } from './payment-request.ts';

export type CardRequest = {
  readonly orders: readonly PayOrder[];
  readonly token: string;
  readonly idempotencyKey: string;
};

/** Pays for orders with one card. As `payOrders`. */
export function payByCard(
  actor: ActorContext,
  context: CheckoutContext,
  { token, ...request }: CardRequest,
): Promise<PaymentRow> {
  return payOrders(actor, context, { ...request, methods: [{ method: { kind: 'card', token }, amountCents: null }] });
}
