import { type PaymentKind, paymentTypes } from '@headstock/contracts/payments';
import type { Db } from '#api/platform/db/database.ts';
import { type Money, toMoney } from '#api/platform/money.ts';
import type { PaymentRow, PaymentStatus, RefundStatus, ReversalRow } from './tables.ts';

/** A payment as the schema's types `Payment…` read it. */
export type PaymentView = {
  __typename: (typeof paymentTypes)[PaymentKind];
  id: string;
  status: PaymentStatus;
  capturedAt: Date | null;
  amount: Money;
  terminal: boolean;
  network: string | null;
  last4: string | null;
  /** The last characters of the code. */
  code: string;
  type: string;
  notes: string | null;
  submittedAt: Date | null;
  nextAction: { type: string; url: string } | null;
};

/** What a payment paid of an order. */
export type CapturedPaymentView = {
  id: string;
  orderId: string;
  isTrade: boolean;
  amount: Money;
  capturedAmount: Money;
  refundedAmount: Money;
  payment: PaymentView;
  reversal: ReversalView | null;
};

/** What a payment's bank did after it was paid. */
export type ReversalView = {
  id: string;
  state: 'RETURNED' | 'DISPUTED' | 'DISPUTE_WON' | 'DISPUTE_LOST';
  amount: Money;
  at: Date;
  respondBy: Date | null;
};

function stateOf({ kind, status }: ReversalRow): ReversalView['state'] {
  if (status === 'open') return 'DISPUTED';
  if (status === 'won') return 'DISPUTE_WON';
  return kind === 'return' ? 'RETURNED' : 'DISPUTE_LOST';
}

const toReversal = (row: ReversalRow): ReversalView => ({
  id: row.id,
  state: stateOf(row),
  amount: toMoney(row.amount_cents),
  at: row.decided_at ?? row.created_at,
  respondBy: row.status === 'open' ? row.respond_by : null,
});

/** The latest reversal of each payment that has one. */
async function loadReversals(db: Db, paymentIds: readonly string[]): Promise<Map<string, ReversalView>> {
  const rows = await db
    .selectFrom('payment_reversals')
    .selectAll()
    .where('payment_id', 'in', paymentIds)
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.payment_id, toReversal(row)]));
}

export type RefundView = {
  __typename: 'OrderRefund';
  id: string;
  orderId: string;
  isVoid: boolean;
  status: 'REQUESTED' | 'PENDING' | 'SUCCEEDED' | 'FAILED';
  refundedAmount: Money;
  reason: string | null;
  createdAt: Date;
  paymentId: string;
};

const statuses: Readonly<Record<RefundStatus, RefundView['status']>> = {
  requested: 'REQUESTED',
  pending: 'PENDING',
  succeeded: 'SUCCEEDED',
  failed: 'FAILED',
};

function toPayment(payment: PaymentRow, hint: string | null): PaymentView {
  const { action_url: url, action_type: type } = payment;
  return {
    __typename: paymentTypes[payment.kind],
    id: payment.id,
    status: payment.status,
    capturedAt: payment.captured_at,
    amount: toMoney(payment.amount_cents),
    terminal: payment.terminal,
    network: payment.network,
    last4: payment.last4,
    code: `••••-${hint ?? '••••'}`,
    type: payment.manual_type ?? '',
    notes: payment.notes,
    submittedAt: payment.submitted_at,
    nextAction: url === null ? null : { type: type ?? 'redirect', url },
  };
}

/** What was paid of orders, and what banks are about to pay of them, oldest first. */
export async function loadCapturedPayments(db: Db, orderIds: readonly string[]): Promise<CapturedPaymentView[]> {
  if (orderIds.length === 0) return [];
  const allocations = await db
    .selectFrom('payment_allocations as allocation')
    .innerJoin('payments as payment', 'payment.id', 'allocation.payment_id')
    .select([
      'allocation.id',
      'allocation.order_id',
      'allocation.amount_cents',
      'allocation.captured_cents',
      'allocation.refunded_cents',
      'allocation.returned_cents',
      'allocation.payment_id',
    ])
    .where('allocation.order_id', 'in', orderIds)
    .where((eb) =>
      eb.or([
        eb('allocation.captured_cents', '>', 0),
        eb.and([eb('payment.status', '=', 'SUBMITTED'), eb('payment.submitted_at', 'is not', null)]),
      ]),
    )
    .orderBy('allocation.id')
    .execute();
  if (allocations.length === 0) return [];
  const ids = [...new Set(allocations.map(({ payment_id }) => payment_id))];
  const payments = await db
    .selectFrom('payments')
    .leftJoin('stored_value_accounts as account', 'account.id', 'payments.stored_value_account_id')
    .selectAll('payments')
    .select('account.code_hint')
    .where('payments.id', 'in', ids)
    .execute();
  const reversals = await loadReversals(db, ids);
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  return allocations.flatMap((allocation) => {
    const payment = byId.get(allocation.payment_id);
    if (!payment) return [];
    return {
      id: allocation.id,
      orderId: allocation.order_id,
      isTrade: payment.is_trade,
      amount: toMoney(allocation.amount_cents),
      capturedAmount: toMoney(allocation.captured_cents - allocation.returned_cents),
      refundedAmount: toMoney(allocation.refunded_cents),
      payment: toPayment(payment, payment.code_hint),
      reversal: reversals.get(payment.id) ?? null,
    };
  });
}

/** The refunds of orders, or those with the ids, carried out or pending; oldest first. */
export async function loadRefunds(
  db: Db,
  by: { readonly orderIds: readonly string[] } | { readonly ids: readonly string[] },
): Promise<RefundView[]> {
  const [column, values] = 'ids' in by ? (['id', by.ids] as const) : (['order_id', by.orderIds] as const);
  if (values.length === 0) return [];
  const rows = await db.selectFrom('refunds').selectAll().where(column, 'in', values).orderBy('id').execute();
  return rows.flatMap(({ order_id: orderId, ...row }) =>
    orderId === null
      ? []
      : {
          __typename: 'OrderRefund' as const,
          id: row.id,
          orderId,
          isVoid: row.is_void,
          status: statuses[row.status],
          refundedAmount: toMoney(row.amount_cents),
          reason: row.reason,
          createdAt: row.created_at,
          paymentId: row.payment_id,
        },
  );
}
