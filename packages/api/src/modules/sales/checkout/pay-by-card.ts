import type { Payer, PayOrder } from './begin-payment.ts';
import type { Commerce } from '#api/modules/payments/payment-context.ts';
import { payOrders } from './pay-orders.ts';
import type { PaymentRow } from '#api/modules/payments/tables.ts';

export type CardRequest = {
  readonly orders: readonly PayOrder[];
  readonly token: string;
  readonly idempotencyKey: string;
};

/** Pays for orders with one card. As `payOrders`. */
export function payByCard(commerce: Commerce, payer: Payer, { token, ...request }: CardRequest): Promise<PaymentRow> {
  return payOrders(commerce, payer, { ...request, tenders: [{ method: { kind: 'card', token }, amountCents: null }] });
}
