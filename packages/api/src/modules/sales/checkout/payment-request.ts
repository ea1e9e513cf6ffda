import { createHash } from 'node:crypto';
import type { PaymentMethodInput } from '#api/modules/payments/index.ts';
import type { LoadedOrder } from '#api/modules/sales/orders/load-orders.ts';

export type PayOrder = {
  readonly orderId: string;
  readonly version: number;
  readonly amountCents: number;
  /** The guest's key of a placed order. */
  readonly key?: string | null;
};

export type PayRequest = {
  readonly orders: readonly PayOrder[];
  readonly methods: readonly PaymentMethodInput[];
  readonly idempotencyKey: string;
  /** Pays the deposit of a plan only. */
  readonly layawayRef?: string | null;
  /** Where the provider leads back to, as a path of the shop; by default the checkout. The key is added to it. */
  readonly returnPath?: string;
};

/** What is still to pay for an order, in cents. */
export const amountRemaining = ({ row, price }: LoadedOrder): number =>
  row.cancelled_at === null ? price.totalCents - row.paid_cents : 0;

/** A hash of a request; the sequence of its orders does not matter. */
export function hashRequest({ orders, methods, layawayRef = null }: PayRequest): string {
  const sorted = orders
    .map(({ orderId, version, amountCents }) => [orderId, version, amountCents])
    .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  const inputs = methods.map(({ method, amountCents }) => [Object.entries(method).toSorted(), amountCents]);
  return createHash('sha256')
    .update(JSON.stringify([sorted, inputs, layawayRef]))
    .digest('hex');
}
