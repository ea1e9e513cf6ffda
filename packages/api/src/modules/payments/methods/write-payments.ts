import { recordAudit, type AuditActor } from '#api/platform/audit/record-audit.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { OrderPrice } from '#api/modules/payments/settlement/order-price.ts';
import { paymentMessages } from '#api/modules/payments/messages.ts';
import type { PaymentProvider } from '#api/modules/payments/payment-provider.ts';
import { holdStoredValue, releaseStoredValue } from '#api/modules/payments/stored-value/stored-value-accounts.ts';
import type { PaymentRow } from '#api/modules/payments/tables.ts';
import { spread } from './allocate.model.ts';
import { type AllocatedMethod, isExternal, paymentKindOf } from './payment-method.ts';

/** After this long without an answer the sweeper takes up a payment. */
export const FIRST_ATTEMPT_MS = 15_000;

/** What all payments of an intent have in common. */
export type Intent = {
  readonly session_id: string;
  readonly account_id: string | null;
  readonly idempotency_key: string;
  readonly request_hash: string;
  readonly plan_ref: string | null;
  readonly currency: string;
  /** Who charges the method that the shop does not take itself. */
  readonly provider: PaymentProvider['name'];
};

/**
 * Creates a payment for each method. The first is the primary payment: the one that a provider charges, if there is one. A
 * second intent under the same key and session is a unique violation on `payments_once`.
 */
export async function createPayments(
  trx: Tx,
  { idempotency_key: key, provider, ...intent }: Intent,
  methods: readonly AllocatedMethod[],
): Promise<PaymentRow[]> {
  const rows: PaymentRow[] = [];
  const nextAttemptAt = new Date(Date.now() + FIRST_ATTEMPT_MS);
  for (const { method, amountCents, storedValueAccountId, isTrade } of methods) {
    const primaryId = rows[0]?.id ?? null;
    const row = await trx
      .insertInto('payments')
      .values({
        id: newId(),
        primary_payment_id: primaryId,
        idempotency_key: primaryId === null ? key : null,
        ...intent,
        kind: paymentKindOf(method),
        provider: isExternal(method) ? provider : null,
        terminal: method.kind === 'terminal',
        stored_value_account_id: storedValueAccountId,
        is_trade: isTrade,
        saved_card_id: (method.kind === 'card' ? method.savedCardId : null) ?? null,
        saves_card: method.kind === 'card' && method.savesCard === true,
        manual_type: method.kind === 'manual' ? method.type : null,
        notes: method.kind === 'manual' ? method.notes : null,
        status: 'SUBMITTED',
        amount_cents: amountCents,
        next_attempt_at: nextAttemptAt,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    rows.push(row);
  }
  return rows;
}

/** What is to be paid of an order, and the price that was agreed on. */
export type AmountDue = { readonly orderId: string; readonly dueCents: number; readonly price: OrderPrice };

/** Writes what each payment pays of each order. The orders must be locked. */
export async function allocatePayments(
  trx: Tx,
  payments: readonly PaymentRow[],
  orders: readonly AmountDue[],
): Promise<void> {
  const shares = spread(
    payments.map(({ amount_cents: cents }) => cents),
    orders.map(({ dueCents }) => dueCents),
  );
  const allocations = shares.flatMap(({ payment: paymentIndex, order: orderIndex, cents }) => {
    const payment = payments[paymentIndex];
    const order = orders[orderIndex];
    return payment && order ? [{ payment, order, cents }] : [];
  });
  await trx
    .insertInto('payment_allocations')
    .values(
      allocations.map(({ payment, order: { orderId, price }, cents }) => ({
        id: newId(),
        payment_id: payment.id,
        order_id: orderId,
        amount_cents: cents,
        sub_total_cents: price.subTotalCents,
        discount_cents: price.discountCents,
        shipping_cents: price.shippingCents,
        extra_fee_cents: price.extraFeeCents,
        tax_cents: price.taxCents,
        total_cents: price.totalCents,
      })),
    )
    .execute();
}

const byAccount = (a: PaymentRow, b: PaymentRow): number =>
  (a.stored_value_account_id ?? '') < (b.stored_value_account_id ?? '') ? -1 : 1;

/**
 * Holds what stored-value accounts pay, in the sequence of their ids, and audits who took money by hand. Throws a DomainError
 * when an account has too little.
 */
export async function holdFunds(
  trx: Tx,
  { actor, locale }: { readonly actor: AuditActor; readonly locale: Locale },
  payments: readonly PaymentRow[],
): Promise<void> {
  for (const { id, stored_value_account_id: accountId, kind, amount_cents: cents } of payments.toSorted(byAccount)) {
    if (accountId === null) continue;
    const left = await holdStoredValue(trx, id, accountId, cents);
    if (left === null) continue;
    const messages = paymentMessages(locale);
    throw new DomainError(
      'insufficient',
      kind === 'code' ? messages.codeTooLittle(left) : messages.creditsTooLittle(left),
    );
  }
  for (const { id, kind, manual_type: type, amount_cents: cents } of payments) {
    if (kind !== 'manual') continue;
    const detail = { type, cents };
    await recordAudit(trx, actor, { action: 'payment.manual', subjectKind: 'payment', subjectId: id, detail });
  }
}

/** Ends the secondary payments of one that failed or was cancelled: stored-value accounts get back what was held. */
export async function releaseFunds(trx: Tx, payments: readonly PaymentRow[]): Promise<void> {
  for (const payment of payments.toSorted(byAccount)) {
    if (payment.status !== 'SUBMITTED') continue;
    await trx.updateTable('payments').set({ status: 'VOID' }).where('id', '=', payment.id).execute();
    if (payment.stored_value_account_id)
      await releaseStoredValue(trx, payment.id, payment.stored_value_account_id, payment.amount_cents);
  }
}
