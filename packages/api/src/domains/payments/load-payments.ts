import type { Db } from '#api/db/database.ts';
import { type Money, toMoney } from '#api/domains/shared/money.ts';
import type { PaymentStatus } from './tables.ts';

/** A card payment as the schema's type `PaymentCard` reads it. */
export type PaymentSource = {
  __typename: 'PaymentCard';
  id: string;
  status: PaymentStatus;
  capturedAt: Date | null;
  terminal: boolean;
  network: string | null;
  last4: string | null;
};

/** What a payment paid of an order. */
export type CapturedPaymentSource = {
  id: string;
  orderId: string;
  isTrade: boolean;
  capturedAmount: Money;
  refundedAmount: Money;
  payment: PaymentSource;
};

export type RefundSource = {
  __typename: 'OrderRefund';
  id: string;
  orderId: string;
  isVoid: boolean;
  refundedAmount: Money;
  createdAt: Date;
};

/** What was paid of orders, oldest first. */
export async function loadCapturedPayments(db: Db, orderIds: readonly string[]): Promise<CapturedPaymentSource[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('payment_orders as part')
    .innerJoin('payments as payment', 'payment.id', 'part.payment_id')
    .select(['part.id', 'part.order_id', 'part.captured_cents', 'part.refunded_cents', 'part.payment_id'])
    .select(['payment.status', 'payment.captured_at', 'payment.network', 'payment.last4'])
    .where('part.order_id', 'in', orderIds)
    .where('part.captured_cents', '>', 0)
    .orderBy('part.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    isTrade: false,
    capturedAmount: toMoney(row.captured_cents),
    refundedAmount: toMoney(row.refunded_cents),
    payment: {
      __typename: 'PaymentCard',
      id: row.payment_id,
      status: row.status,
      capturedAt: row.captured_at,
      terminal: false,
      network: row.network,
      last4: row.last4,
    },
  }));
}

/** What was given back, or is promised back, of the orders or under the ids, oldest first. */
export async function loadRefunds(
  db: Db,
  by: { readonly orderIds: readonly string[] } | { readonly ids: readonly string[] },
): Promise<RefundSource[]> {
  const [column, values] = 'ids' in by ? (['id', by.ids] as const) : (['order_id', by.orderIds] as const);
  if (values.length === 0) return [];
  const rows = await db.selectFrom('refunds').selectAll().where(column, 'in', values).orderBy('id').execute();
  return rows.map((row) => ({
    __typename: 'OrderRefund',
    id: row.id,
    orderId: row.order_id,
    isVoid: row.is_void,
    refundedAmount: toMoney(row.amount_cents),
    createdAt: row.created_at,
  }));
}
