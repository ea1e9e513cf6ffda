import type { PaymentRow } from '#api/modules/payments/index.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { payOrders } from './pay-orders.ts';
import type { Payer, PayOrder } from './payment-request.ts';

export type CardRequest = {
  readonly orders: readonly PayOrder[];
  readonly token: string;
  readonly idempotencyKey: string;
};

/** Pays for orders with one card. As `payOrders`. */
export function payByCard(
  context: CheckoutContext,
  payer: Payer,
  { token, ...request }: CardRequest,
): Promise<PaymentRow> {
  return payOrders(context, payer, { ...request, methods: [{ method: { kind: 'card', token }, amountCents: null }] });
}
