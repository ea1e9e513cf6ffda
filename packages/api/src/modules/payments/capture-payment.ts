import type { Tx } from '#api/platform/db/database.ts';
import { recordCapture } from './ledger/ledger.ts';
import type { PaymentContext } from './payment-context.ts';
import { notifyListeners, type PaymentProgress } from './payment-events.ts';
import type { Charge } from './payment-provider.ts';
import { keepCard } from './vault/keep-card.ts';
import { isOpen, secondaryPaymentsOf } from './secondary-payments.ts';
import type { PaymentRow } from './tables.ts';

/** A payment submitted to a bank is looked up again after this long; as a rule its webhook arrives first. */
const ASK_BANK_AFTER_MS = 15 * 60_000;

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

/** All allocations of a primary payment, and those of `payments`, which are captured by now. */
async function readProgress(trx: Tx, primary: PaymentRow, payments: readonly PaymentRow[]): Promise<PaymentProgress> {
  const secondary = await secondaryPaymentsOf(trx, primary.id);
  const capturedIds = payments.map(({ id }) => id);
  const allocations = await trx
    .selectFrom('payment_allocations')
    .selectAll()
    .where('payment_id', 'in', [primary.id, ...secondary.map(({ id }) => id)])
    .orderBy('order_id')
    .orderBy('id')
    .execute();
  return { primary, allocations, captured: allocations.filter(({ payment_id: id }) => capturedIds.includes(id)) };
}

/** Records what was captured for each order, with its ledger entry. */
async function captureAllocations(trx: Tx, payments: readonly PaymentRow[], { captured }: PaymentProgress) {
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  for (const { id, payment_id: paymentId, order_id: orderId, amount_cents: cents } of captured) {
    const payment = byId.get(paymentId);
    if (!payment) continue;
    await trx
      .updateTable('payment_allocations')
      .set({ captured_cents: cents, capture_entry_id: await recordCapture(trx, payment, orderId, cents) })
      .where('id', '=', id)
      .execute();
  }
}

async function capture(context: PaymentContext, trx: Tx, primary: PaymentRow): Promise<void> {
  const payments = [primary, ...(await secondaryPaymentsOf(trx, primary.id)).filter(isOpen)];
  await markCaptured(trx, payments);
  const progress = await readProgress(trx, primary, payments);
  await notifyListeners((listener) => listener.paymentCaptured(context, trx, progress));
  await captureAllocations(trx, payments, progress);
}

/** Captures a payment that needs no provider, in the transaction that creates it. Gives the updated payment. */
export async function captureInternal(context: PaymentContext, trx: Tx, primary: PaymentRow): Promise<PaymentRow> {
  await capture(context, trx, primary);
  return trx.selectFrom('payments').selectAll().where('id', '=', primary.id).executeTakeFirstOrThrow();
}

/** Captures a payment that its provider charged, with its secondary payments. */
export async function captureCharge(context: PaymentContext, trx: Tx, primary: PaymentRow, charge: Charge) {
  const { ref, network, last4 } = charge;
  await trx.updateTable('payments').set({ provider_ref: ref, network, last4 }).where('id', '=', primary.id).execute();
  await capture(context, trx, primary);
  const { account_id: accountId, provider, saves_card: savesCard } = primary;
  if (savesCard && charge.savedCard && accountId !== null && provider !== null)
    await keepCard(trx, { accountId, provider }, charge.savedCard, false);
}

/**
 * A bank accepted the payment, which takes days: the secondary payments are captured. When the bank reports that again, only the
 * shopper's next step is stored.
 */
export async function submitCharge(context: PaymentContext, trx: Tx, primary: PaymentRow, charge: Charge) {
  await trx
    .updateTable('payments')
    .set({
      status: 'SUBMITTED',
      submitted_at: primary.submitted_at ?? new Date(),
      provider_ref: charge.ref,
      network: charge.network,
      last4: charge.last4,
      action_url: charge.action?.url ?? null,
      action_type: charge.action?.type ?? null,
      next_attempt_at: new Date(Date.now() + ASK_BANK_AFTER_MS),
    })
    .where('id', '=', primary.id)
    .execute();
  if (primary.submitted_at !== null) return;
  const secondary = await secondaryPaymentsOf(trx, primary.id);
  await markCaptured(trx, secondary);
  const progress = await readProgress(trx, primary, secondary);
  await notifyListeners((listener) => listener.paymentSubmitted(context, trx, progress));
  await captureAllocations(trx, secondary, progress);
}
