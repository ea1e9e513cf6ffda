import { sql } from 'kysely';
import type { Tx } from '#api/db/database.ts';
import { tx } from '#api/db/tx.ts';
import { countChange, touchOrder } from '#api/domains/cart/change-order.ts';
import type { OrderRow } from '#api/domains/orders/load-orders.ts';
import { type AgreedPrice, placeOrder } from '#api/domains/orders/place-order.ts';
import { cartOf } from '#api/domains/orders/visitor.ts';
import type { PaymentRow } from './begin-payment.ts';
import type { Commerce } from './commerce.ts';
import { recordCapture } from './ledger.ts';
import type { Charge, ChargeAnswer } from './payment-provider.ts';
import { returnStock } from './stock.ts';

/** How long a shopper may take to confirm a payment. */
export const CONFIRM_WITHIN_MS = 600_000;

type Part = { readonly part: AgreedPrice; readonly order: OrderRow };

async function lockParts(trx: Tx, paymentId: string): Promise<Part[]> {
  const parts = await trx.selectFrom('payment_orders').selectAll().where('payment_id', '=', paymentId).execute();
  const ids = parts.map(({ order_id }) => order_id);
  const owners = await trx.selectFrom('orders').select(['account_id', 'session_id']).where('id', 'in', ids).execute();
  for (const owner of [...new Set(owners.map(cartOf))].toSorted()) await countChange(trx, owner);
  const orders = await trx.selectFrom('orders').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute();
  return orders.flatMap((order) => {
    const part = parts.find(({ order_id }) => order_id === order.id);
    return part ? [{ part, order }] : [];
  });
}

async function creditOrder(trx: Tx, { order, part }: Part): Promise<void> {
  const paid = order.paid_cents + part.amount_cents;
  const fullyPaid = paid >= part.total_cents;
  await trx
    .updateTable('orders')
    .set({
      paid_cents: paid,
      payment_state: fullyPaid ? 'PAID' : 'PARTIALLY_PAID',
      fully_paid_at: fullyPaid ? new Date() : null,
      paying_payment_id: null,
    })
    .where('id', '=', order.id)
    .execute();
}

async function capture({ publicUrl }: Commerce, trx: Tx, payment: PaymentRow, charge: Charge): Promise<void> {
  await trx
    .updateTable('payments')
    .set({
      status: 'CAPTURED',
      captured_at: new Date(),
      provider_ref: charge.ref,
      network: charge.network,
      last4: charge.last4,
      action_url: null,
    })
    .where('id', '=', payment.id)
    .execute();
  await trx
    .updateTable('payment_orders')
    .set({ captured_cents: sql<number>`amount_cents` })
    .where('payment_id', '=', payment.id)
    .execute();
  for (const part of await lockParts(trx, payment.id)) {
    if (part.order.completed_at === null) await placeOrder(trx, part.order, part.part, publicUrl);
    await creditOrder(trx, part);
    await recordCapture(trx, payment.id, part.order.id, part.part.amount_cents);
    await touchOrder(trx, part.order.id);
  }
}

/** Ends a payment that took no money: the stock goes back, the cart is as it was. */
async function release(trx: Tx, payment: PaymentRow, end: { status: 'FAILED' | 'VOID'; code: string | null }) {
  await trx
    .updateTable('payments')
    .set({ status: end.status, failure_code: end.code, action_url: null })
    .where('id', '=', payment.id)
    .execute();
  const parts = await lockParts(trx, payment.id);
  const open = parts.filter(({ order }) => order.completed_at === null).map(({ order }) => order.id);
  if (open.length > 0) {
    await returnStock(trx, open);
    await trx.updateTable('line_items').set({ unit_cents: null }).where('order_id', 'in', open).execute();
  }
  await trx
    .updateTable('orders')
    .set({ paying_payment_id: null })
    .where('paying_payment_id', '=', payment.id)
    .execute();
}

async function askShopper(trx: Tx, payment: PaymentRow, charge: Charge): Promise<void> {
  await trx
    .updateTable('payments')
    .set({
      status: 'REQUIRES_ACTION',
      action_url: charge.actionUrl,
      provider_ref: charge.ref,
      settle_after: new Date(payment.created_at.getTime() + CONFIRM_WITHIN_MS),
    })
    .where('id', '=', payment.id)
    .execute();
}

async function applyCharge(commerce: Commerce, trx: Tx, payment: PaymentRow, charge: Charge): Promise<void> {
  switch (charge.status) {
    case 'succeeded':
      return capture(commerce, trx, payment, charge);
    case 'failed':
      return release(trx, payment, { status: 'FAILED', code: charge.failureCode });
    case 'canceled':
      return release(trx, payment, { status: 'VOID', code: null });
    case 'requires-action':
      return payment.status === 'SUBMITTED' ? askShopper(trx, payment, charge) : undefined;
    case 'processing':
      return undefined;
  }
}

const isOver = ({ status }: PaymentRow): boolean => status !== 'SUBMITTED' && status !== 'REQUIRES_ACTION';

/** Money that was taken for a payment that is over, or in another amount, must not stay taken. */
const isUnwanted = (payment: PaymentRow, charge: Charge): boolean =>
  charge.status === 'succeeded' &&
  (payment.status === 'VOID' || payment.status === 'FAILED' || charge.amountCents !== payment.amount_cents);

async function giveBack({ log, provider }: Commerce, { key, ref, amountCents }: Charge): Promise<void> {
  log.error({ paymentId: key }, 'A charge was taken that no payment wants; it is given back');
  await provider.refund({ key: `unwanted-${key}`, chargeRef: ref, amountCents });
}

/**
 * Brings a payment to what its provider answered, in one transaction: placed and paid, or released, or still open. Once
 * it is over nothing changes any more, so the answer may come twice, late and from several sides. Gives the payment.
 */
export async function settlePayment(commerce: Commerce, paymentId: string, answer: ChargeAnswer): Promise<PaymentRow> {
  const read = () =>
    commerce.db.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();
  if (answer.kind === 'absent' || answer.kind === 'unreachable') return read();
  const unwanted = await tx(commerce.db, async (trx): Promise<Charge | null> => {
    const payment = await trx
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', paymentId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (answer.kind === 'charge' && isUnwanted(payment, answer.charge)) {
      if (!isOver(payment)) await release(trx, payment, { status: 'VOID', code: null });
      return answer.charge;
    }
    if (isOver(payment)) return null;
    if (answer.kind === 'charge') await applyCharge(commerce, trx, payment, answer.charge);
    else if (answer.code === 'canceled') await release(trx, payment, { status: 'VOID', code: null });
    else await release(trx, payment, { status: 'FAILED', code: answer.code });
    return null;
  });
  if (unwanted) await giveBack(commerce, unwanted);
  return read();
}

/**
 * Calls a payment off with its provider, so that nothing can be charged for it any more, and settles it by the answer: a
 * charge that had gone through meanwhile is not called off, it pays.
 */
export async function callOff(commerce: Commerce, paymentId: string): Promise<PaymentRow> {
  const answer = await commerce.provider.cancel(paymentId);
  return settlePayment(commerce, paymentId, answer.kind === 'absent' ? { kind: 'refused', code: 'canceled' } : answer);
}
