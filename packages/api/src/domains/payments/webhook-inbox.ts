import { isId } from '#api/db/new-id.ts';
import { findCharge, isCharged } from './charge-ref.ts';
import type { Commerce } from './commerce.ts';
import type { ProviderEvent } from './payment-provider.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Takes an event of the provider, once for each event id. What happened is asked of the provider itself, so an event
 * that comes twice, late or out of order changes nothing that is not true. Gives false when it must be sent again.
 */
export async function takeWebhook(commerce: Commerce, event: ProviderEvent): Promise<boolean> {
  const { db } = commerce;
  const paymentId = isId(event.key) ? event.key : null;
  await db
    .insertInto('webhook_events')
    .values({ id: event.id, type: event.type, payment_id: paymentId })
    .onConflict((on) => on.column('id').doNothing())
    .execute();
  const row = await db.selectFrom('webhook_events').selectAll().where('id', '=', event.id).executeTakeFirstOrThrow();
  if (row.processed_at !== null) return true;
  const payment = paymentId
    ? await db.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirst()
    : undefined;
  if (payment && payment.lead_id === null && isCharged(payment)) {
    const answer = await findCharge(commerce, payment);
    if (answer.kind === 'unreachable') return false;
    await settlePayment(commerce, payment.id, answer);
  }
  await db.updateTable('webhook_events').set({ processed_at: new Date() }).where('id', '=', event.id).execute();
  return true;
}
