import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { touchOrder } from '#api/modules/sales/cart/change-order.ts';
import type { OrderRow } from '#api/modules/sales/orders/load-orders.ts';
import { type AgreedPrice, placeOrder } from '#api/modules/sales/checkout/place-order.ts';
import { chargeRefOf, providerOf } from './charge-ref.ts';
import type { Commerce } from './payment-context.ts';
import { keepSchedule } from '#api/modules/sales/layaway/layaways.ts';
import { recordCapture } from './ledger/ledger.ts';
import { lockParts } from '#api/modules/sales/checkout/lock-orders.ts';
import type { Charge, ChargeAnswer } from './payment-provider.ts';
import { applyReversals } from './reversals.ts';
import { returnStock } from '#api/modules/catalog/stock.ts';
import type { PaymentRow } from './tables.ts';
import { releaseTenders } from './methods/write-payments.ts';

/** How long a shopper may take to confirm a payment. */
export const CONFIRM_WITHIN_MS = 600_000;
/** A bank that answers in days is asked again after this long; its webhook comes first as a rule. */
const ASK_BANK_AFTER_MS = 15 * 60_000;
/** How long a provider may work on what the shopper confirmed before it is looked at again. */
const PROCESS_WITHIN_MS = 15_000;

/** The payments that share a lead's fate, without the lead. */
const followersOf = (trx: Tx, leadId: string): Promise<PaymentRow[]> =>
  trx.selectFrom('payments').selectAll().where('lead_id', '=', leadId).orderBy('id').execute();

async function creditOrder(trx: Tx, order: OrderRow, parts: readonly AgreedPrice[]): Promise<void> {
  const paid = parts.reduce((sum, { amount_cents: cents }) => sum + cents, order.paid_cents);
  const totalCents = parts[0]?.total_cents ?? 0;
  const fullyPaid = paid >= totalCents;
  await trx
    .updateTable('orders')
    .set({
      paid_cents: paid,
      payment_state: fullyPaid ? 'PAID' : 'PARTIALLY_PAID',
      fully_paid_at: fullyPaid ? new Date() : null,
    })
    .where('id', '=', order.id)
    .execute();
}

/** Places the open ones of a lead's orders and credits what `payments` pay of them; without any, places only. */
async function creditPayments({ publicUrl }: Commerce, trx: Tx, lead: PaymentRow, payments: readonly PaymentRow[]) {
  const followers = await followersOf(trx, lead.id);
  const credited = new Map(payments.map((payment) => [payment.id, payment]));
  if (payments.length > 0)
    await trx
      .updateTable('payment_orders')
      .set({ captured_cents: sql<number>`amount_cents` })
      .where('payment_id', 'in', [...credited.keys()])
      .execute();
  for (const { order, parts } of await lockParts(trx, [lead.id, ...followers.map(({ id }) => id)])) {
    const [agreed] = parts;
    if (!agreed) continue;
    if (order.completed_at === null) {
      await placeOrder(trx, order, agreed, publicUrl);
      if (lead.layaway_ref) await keepSchedule(trx, order.id, lead.layaway_ref, agreed.total_cents);
    }
    const now = parts.filter(({ payment_id: id }) => credited.has(id));
    if (now.length > 0) await creditOrder(trx, order, now);
    for (const part of now) {
      const payment = credited.get(part.payment_id);
      if (payment) await recordCapture(trx, payment, order.id, part.amount_cents);
    }
    await touchOrder(trx, order.id);
  }
}

async function freeOrders(trx: Tx, lead: PaymentRow): Promise<void> {
  await trx.updateTable('orders').set({ paying_payment_id: null }).where('paying_payment_id', '=', lead.id).execute();
}

async function markCaptured(trx: Tx, payments: readonly PaymentRow[]): Promise<void> {
  if (payments.length === 0) return;
  await trx
    .updateTable('payments')
    .set({ status: 'CAPTURED', captured_at: new Date(), action_url: null, action_type: null })
    .where(
      'id',
      'in',
      payments.map(({ id }) => id),
    )
    .execute();
}

const isOpen = ({ status }: Pick<PaymentRow, 'status'>): boolean =>
  status === 'SUBMITTED' || status === 'REQUIRES_ACTION';

async function capture(commerce: Commerce, trx: Tx, lead: PaymentRow): Promise<void> {
  const payments = [lead, ...(await followersOf(trx, lead.id)).filter(isOpen)];
  await markCaptured(trx, payments);
  await creditPayments(commerce, trx, lead, payments);
  await freeOrders(trx, lead);
}

/** Captures a payment for which nobody else has to be asked, in the transaction that writes it. Gives it as it then is. */
export async function captureWithout(commerce: Commerce, trx: Tx, lead: PaymentRow): Promise<PaymentRow> {
  await capture(commerce, trx, lead);
  return trx.selectFrom('payments').selectAll().where('id', '=', lead.id).executeTakeFirstOrThrow();
}

async function captureCharge(commerce: Commerce, trx: Tx, lead: PaymentRow, charge: Charge): Promise<void> {
  const { ref, network, last4 } = charge;
  await trx.updateTable('payments').set({ provider_ref: ref, network, last4 }).where('id', '=', lead.id).execute();
  await capture(commerce, trx, lead);
}

/**
 * A bank took the payment and answers in days: the orders are placed, everything else that pays is captured, and the
 * stock stays taken. Said again, only the next step of the shopper is kept.
 */
async function submit(commerce: Commerce, trx: Tx, lead: PaymentRow, charge: Charge): Promise<void> {
  await trx
    .updateTable('payments')
    .set({
      status: 'SUBMITTED',
      submitted_at: lead.submitted_at ?? new Date(),
      provider_ref: charge.ref,
      network: charge.network,
      last4: charge.last4,
      action_url: charge.action?.url ?? null,
      action_type: charge.action?.type ?? null,
      settle_after: new Date(Date.now() + ASK_BANK_AFTER_MS),
    })
    .where('id', '=', lead.id)
    .execute();
  if (lead.submitted_at !== null) return;
  const followers = await followersOf(trx, lead.id);
  await markCaptured(trx, followers);
  await creditPayments(commerce, trx, lead, followers);
}

/** Ends a payment that took no money: the stock goes back, and what purses held; the cart is as it was. */
async function release(trx: Tx, lead: PaymentRow, end: { status: 'FAILED' | 'VOID'; code: string | null }) {
  await trx
    .updateTable('payments')
    .set({ status: end.status, failure_code: end.code, action_url: null, action_type: null })
    .where('id', '=', lead.id)
    .execute();
  const followers = await followersOf(trx, lead.id);
  const parts = await lockParts(trx, [lead.id, ...followers.map(({ id }) => id)]);
  const open = parts.filter(({ order }) => order.completed_at === null).map(({ order }) => order.id);
  if (open.length > 0) {
    await returnStock(trx, open);
    await trx.updateTable('line_items').set({ unit_cents: null }).where('order_id', 'in', open).execute();
  }
  await releaseTenders(trx, followers);
  await freeOrders(trx, lead);
  if (lead.submitted_at !== null) for (const { order } of parts) await touchOrder(trx, order.id);
}

async function askShopper(trx: Tx, payment: PaymentRow, charge: Charge): Promise<void> {
  await trx
    .updateTable('payments')
    .set({
      status: 'REQUIRES_ACTION',
      action_url: charge.action?.url ?? null,
      action_type: charge.action?.type ?? null,
      provider_ref: charge.ref,
      settle_after: new Date(payment.created_at.getTime() + CONFIRM_WITHIN_MS),
    })
    .where('id', '=', payment.id)
    .execute();
}

/** The shopper confirmed, and the provider works on it. */
async function awaitProvider(trx: Tx, payment: PaymentRow): Promise<void> {
  const now = Date.now();
  await trx
    .updateTable('payments')
    .set({
      status: 'SUBMITTED',
      action_url: null,
      action_type: null,
      processing_since: new Date(now),
      settle_after: new Date(now + PROCESS_WITHIN_MS),
    })
    .where('id', '=', payment.id)
    .execute();
}

async function applyCharge(commerce: Commerce, trx: Tx, payment: PaymentRow, charge: Charge): Promise<void> {
  switch (charge.status) {
    case 'succeeded':
      return captureCharge(commerce, trx, payment, charge);
    case 'submitted':
      return submit(commerce, trx, payment, charge);
    case 'failed':
      return release(trx, payment, { status: 'FAILED', code: charge.failureCode });
    case 'canceled':
      return release(trx, payment, { status: 'VOID', code: null });
    case 'requires-action':
      return payment.status === 'SUBMITTED' ? askShopper(trx, payment, charge) : undefined;
    case 'processing':
      return payment.status === 'REQUIRES_ACTION' ? awaitProvider(trx, payment) : undefined;
  }
}

/** Money that was taken for a payment that came to nothing, or in another amount, must not stay taken. */
const isUnwanted = (payment: PaymentRow, charge: Charge): boolean =>
  charge.status === 'succeeded' &&
  payment.captured_at === null &&
  (payment.status === 'VOID' || payment.status === 'FAILED' || charge.amountCents !== payment.amount_cents);

const lockPayment = (trx: Tx, id: string): Promise<PaymentRow> =>
  trx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

async function giveBack(commerce: Commerce, payment: PaymentRow, { ref, amountCents }: Charge): Promise<void> {
  commerce.log.error({ paymentId: payment.id }, 'A charge was taken that no payment wants; it is given back');
  await providerOf(commerce, payment)?.refund({ key: `unwanted-${payment.id}`, chargeRef: ref, amountCents });
}

/**
 * Brings a lead payment, with all that share its fate, to what its provider answered, in one transaction: placed and
 * paid, or released, or still open; of what was paid, what its bank did afterwards. Each of it happens once, so the answer may
 * come twice, late and from several sides. Gives the payment.
 */
export async function settlePayment(commerce: Commerce, paymentId: string, answer: ChargeAnswer): Promise<PaymentRow> {
  const read = () =>
    commerce.db.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();
  if (answer.kind === 'absent' || answer.kind === 'unreachable') return read();
  const unwanted = await tx(commerce.db, async (trx): Promise<Charge | null> => {
    const payment = await lockPayment(trx, paymentId);
    if (answer.kind === 'charge' && isUnwanted(payment, answer.charge)) {
      if (isOpen(payment)) await release(trx, payment, { status: 'VOID', code: null });
      return answer.charge;
    }
    if (answer.kind === 'charge') {
      if (isOpen(payment)) await applyCharge(commerce, trx, payment, answer.charge);
      if (answer.charge.reversals.length > 0)
        await applyReversals(commerce, trx, await lockPayment(trx, paymentId), answer.charge.reversals);
      return null;
    }
    if (!isOpen(payment)) return null;
    if (answer.code === 'canceled') await release(trx, payment, { status: 'VOID', code: null });
    else await release(trx, payment, { status: 'FAILED', code: answer.code });
    return null;
  });
  const payment = await read();
  if (unwanted) await giveBack(commerce, payment, unwanted);
  return payment;
}

/**
 * Calls a payment off with its provider, so that nothing can be charged for it any more, and settles it by the answer: a
 * charge that had gone through meanwhile is not called off, it pays.
 */
export async function callOff(commerce: Commerce, payment: PaymentRow): Promise<PaymentRow> {
  const provider = providerOf(commerce, payment);
  if (!provider) return payment;
  const answer = await provider.cancel(chargeRefOf(payment));
  const known = answer.kind === 'absent' ? ({ kind: 'refused', code: 'canceled' } as const) : answer;
  return settlePayment(commerce, payment.id, known);
}
