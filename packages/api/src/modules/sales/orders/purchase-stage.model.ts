import type { LineItemState, PaymentState } from './tables.ts';

/** Where a placed order stands for its buyer; every order stands in exactly one place. */
export type PurchaseStage = 'TO_PAY' | 'ON_THE_WAY' | 'DELIVERED' | 'CANCELLED';

type Standing = {
  readonly cancelled_at: Date | null;
  readonly payment_state: PaymentState;
  readonly paid_cents: number;
  readonly total_cents: number | null;
};

/** The stage of a placed order; `purchases.ts` says the same to the database. */
export function purchaseStage(order: Standing, lines: readonly { readonly state: LineItemState }[]): PurchaseStage {
  if (order.cancelled_at !== null || order.payment_state === 'REFUNDED') return 'CANCELLED';
  if (order.paid_cents < (order.total_cents ?? 0)) return 'TO_PAY';
  return lines.some(({ state }) => state === 'ORDERED' || state === 'SHIPPED') ? 'ON_THE_WAY' : 'DELIVERED';
}
