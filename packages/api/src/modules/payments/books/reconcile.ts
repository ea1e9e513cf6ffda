import { setTimeout as wait } from 'node:timers/promises';
import { isId } from '#api/platform/db/new-id.ts';
import { chargeRefOf, isCharged } from '#api/modules/payments/charge-ref.ts';
import type { PaymentContext } from '#api/modules/payments/payment-context.ts';
import type { ChangedCharge, Charge, PaymentProvider } from '#api/modules/payments/payment-provider.ts';
import { settlePayment } from '#api/modules/payments/settle-payment.ts';
import type { PaymentRow } from '#api/modules/payments/tables.ts';
import type { BookDifference } from './book-difference.ts';
import { sumPayments } from './payment-sums.ts';

/** How many charges were compared, and how they differ; `null` when the provider did not answer. */
export type Reconciliation = { readonly checked: number; readonly differences: readonly BookDifference[] } | null;

/** The shop's payment of a charge. */
async function paymentOf({ db }: PaymentContext, provider: PaymentProvider['name'], { key, ref }: ChangedCharge) {
  const payments = db.selectFrom('payments').selectAll().where('provider', '=', provider);
  if (key !== null && isId(key)) return payments.where('id', '=', key).executeTakeFirst();
  return payments.where('provider_ref', '=', ref).executeTakeFirst();
}

/** Compares what a provider has of a payment with what the shop has. */
async function compare({ db }: PaymentContext, id: string, charge: Charge): Promise<BookDifference[]> {
  const ours = (await sumPayments(db, [id])).get(id) ?? { taken: 0, refunded: 0, reversed: 0 };
  const sumOf = (parts: readonly { readonly amountCents: number }[]): number =>
    parts.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const theirs = {
    taken: charge.status === 'succeeded' ? charge.amountCents : 0,
    refunded: sumOf(charge.refunds.filter(({ status }) => status !== 'failed')),
    reversed: sumOf(charge.reversals.filter(({ status }) => status !== 'won')),
  };
  return (['taken', 'refunded', 'reversed'] as const)
    .filter((what) => ours[what] !== theirs[what])
    .map((what) => ({ check: `provider: ${what}`, subject: id, expected: theirs[what], found: ours[what] }));
}

/** How often a payment that differs is looked at, with pauses that grow by this much. */
const LOOKS = 4;
const PAUSE_MS = 300;

/**
 * Applies what the provider has of a payment, and compares the result. A refund that another process is making at this moment is on
 * one side first: only a difference that stays is one.
 */
async function reconcilePayment(context: PaymentContext, provider: PaymentProvider, payment: PaymentRow) {
  for (let look = 1; ; look += 1) {
    const differences = await applyAndCompare(context, provider, payment);
    if (differences.length === 0 || look === LOOKS) return differences;
    await wait(PAUSE_MS * look);
  }
}

/** Applies what the provider has of a payment, as its webhooks would have, and compares the result. */
async function applyAndCompare(context: PaymentContext, provider: PaymentProvider, payment: PaymentRow) {
  const answer = await provider.find(chargeRefOf(payment));
  if (answer.kind !== 'charge') return [];
  await settlePayment(context, payment.id, answer);
  // The first answer does not have a refund that this began.
  const after = await provider.find(chargeRefOf(payment));
  return after.kind === 'charge' ? compare(context, payment.id, after.charge) : [];
}

/** Payments begun since a moment, and captured before the provider listed its charges, that the list does not have. */
async function findMissing(
  { db }: PaymentContext,
  provider: PaymentProvider['name'],
  [since, listedAt]: readonly [Date, Date],
  seen: ReadonlySet<string>,
): Promise<BookDifference[]> {
  const captured = await db
    .selectFrom('payments')
    .select(['id', 'amount_cents'])
    .where('provider', '=', provider)
    .where('created_at', '>=', since)
    .where('captured_at', '<', listedAt)
    .execute();
  return captured
    .filter(({ id }) => !seen.has(id))
    .map(({ id, amount_cents: cents }) => ({ check: 'provider: missing', subject: id, expected: null, found: cents }));
}

/**
 * Reconciles the shop with a provider's charges, refunds and disputes since a moment: applies what the shop has missed, such as lost
 * webhooks, refunds issued in the provider's dashboard and refunds that failed later. Gives the differences that remain, such as
 * a charge that is not the shop's.
 */
export async function reconcile(
  context: PaymentContext,
  provider: PaymentProvider,
  since: Date,
): Promise<Reconciliation> {
  const listedAt = new Date();
  const answer = await provider.changesSince(since);
  if (answer.kind === 'unreachable') return null;
  const differences: BookDifference[] = [];
  const seen = new Set<string>();
  for (const change of answer.charges) {
    const payment = await paymentOf(context, provider.name, change);
    if (!payment) {
      differences.push({ check: 'provider: unknown charge', subject: change.ref, expected: change.key, found: null });
    } else if (payment.primary_payment_id === null && isCharged(payment) && !seen.has(payment.id)) {
      seen.add(payment.id);
      differences.push(...(await reconcilePayment(context, provider, payment)));
    }
  }
  differences.push(...(await findMissing(context, provider.name, [since, listedAt], seen)));
  return { checked: seen.size, differences };
}
