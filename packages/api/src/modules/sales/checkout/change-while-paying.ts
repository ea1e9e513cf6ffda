import { abandonPayment } from '#api/modules/payments/index.ts';
import { type Attempt, attempt } from '#api/platform/domain-error.ts';
import { OrderLockedError } from '#api/modules/sales/orders/order-locked-error.ts';
import type { CheckoutContext } from './checkout-context.ts';

/**
 * Runs a change of a cart. A shopper who changes an order after leaving the bank's page has abandoned that payment: it is
 * cancelled and the change is made. While the bank decides, the change is refused.
 */
export async function changeWhilePaying<Value>(
  context: CheckoutContext,
  work: () => Promise<Value>,
): Promise<Attempt<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    const retry = error instanceof OrderLockedError && (await abandonPayment(context, error.paymentId));
    if (retry) return attempt(work);
    return attempt(() => Promise.reject(error));
  }
}
