import { type Attempt, attempt, BeingPaid } from '#api/domains/orders/refusal.ts';
import type { Commerce } from './commerce.ts';
import { callOff } from './settle-payment.ts';

/** Gives up a payment that waits for the shopper's confirmation; false when it is at the bank already. */
async function giveUp(commerce: Commerce, paymentId: string): Promise<boolean> {
  const payment = await commerce.db
    .selectFrom('payments')
    .select('status')
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (payment?.status !== 'REQUIRES_ACTION') return false;
  const after = await callOff(commerce, paymentId);
  return after.status !== 'REQUIRES_ACTION';
}

/**
 * Runs a change of a cart. A shopper who changes an order after leaving the bank's page has given that payment up: it is
 * called off and the change is made; while the bank decides, the change is refused.
 */
export async function changeWhilePaying<Value>(
  commerce: Commerce,
  work: () => Promise<Value>,
): Promise<Attempt<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    const retry = error instanceof BeingPaid && (await giveUp(commerce, error.paymentId));
    if (retry) return attempt(work);
    return attempt(() => Promise.reject(error));
  }
}
