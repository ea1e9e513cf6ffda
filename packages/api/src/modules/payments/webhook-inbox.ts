import { isId } from '#api/platform/db/new-id.ts';
import { findCharge, isCharged } from './charge-ref.ts';
import type { PaymentContext } from './payment-context.ts';
import type { ProviderEvent } from './payment-provider.ts';
import { settlePayment } from './settle-payment.ts';
import type { PaymentRow } from './tables.ts';

/** The payment that an event is about: by our key, else by the provider's id of its charge. */
async function paymentOf(
  { db, provider }: PaymentContext,
  { key, ref }: ProviderEvent,
): Promise<PaymentRow | undefined> {
  const payments = db.selectFrom('payments').selectAll();
  if (isId(key)) return payments.where('id', '=', key).executeTakeFirst();
  if (ref === null) return undefined;
  return payments.where('provider_ref', '=', ref).where('provider', '=', provider.name).executeTakeFirst();
}

/**
 * Processes a provider's event, once for each event id. The event only triggers a look-up at the provider, so one that arrives
 * twice, late or out of order does no harm. Gives false when it must be sent again.
 */
export async function takeWebhook(context: PaymentContext, event: ProviderEvent): Promise<boolean> {
  const { db } = context;
  const payment = await paymentOf(context, event);
  await db
    .insertInto('webhook_events')
    .values({ id: event.id, type: event.type, payment_id: payment?.id ?? (isId(event.key) ? event.key : null) })
    .onConflict((on) => on.column('id').doNothing())
    .execute();
  const row = await db.selectFrom('webhook_events').selectAll().where('id', '=', event.id).executeTakeFirstOrThrow();
  if (row.processed_at !== null) return true;
  if (payment && payment.primary_payment_id === null && isCharged(payment)) {
    const answer = await findCharge(context, payment);
    if (answer.kind === 'unreachable') return false;
    await settlePayment(context, payment.id, answer);
  }
  await db.updateTable('webhook_events').set({ processed_at: new Date() }).where('id', '=', event.id).execute();
  return true;
}
