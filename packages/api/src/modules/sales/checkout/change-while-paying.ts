import { type Attempt, attempt, OrderLockedError } from '#api/platform/domain-error.ts';
import type { Commerce } from '#api/modules/payments/payment-context.ts';
import { callOff } from '#api/modules/payments/settle-payment.ts';
import type { PaymentRow } from '#api/modules/payments/tables.ts';

/** Whether nothing goes on with a payment until the shopper confirms it, or verifies the bank account. */
const waitsForShopper = ({ status, action_url: url }: PaymentRow): boolean =>
  status === 'REQUIRES_ACTION' || (status === 'SUBMITTED' && url !== null);

/** Gives up a payment that waits for the shopper's confirmation; false when it is at the bank already. */
async function giveUp(commerce: Commerce, paymentId: string): Promise<boolean> {
  const payment = await commerce.db.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirst();
  if (!payment || !waitsForShopper(payment)) return false;
  return !waitsForShopper(await callOff(commerce, payment));
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
    const retry = error instanceof OrderLockedError && (await giveUp(commerce, error.paymentId));
    if (retry) return attempt(work);
    return attempt(() => Promise.reject(error));
  }
}
