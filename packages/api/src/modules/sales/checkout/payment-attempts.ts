import type { CartRequest } from '#api/modules/sales/cart/change-cart.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import type { PaymentRow } from '#api/modules/payments/index.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { type Attempt, attempt, DomainError } from '#api/platform/domain-error.ts';
import { type CheckoutContext, checkoutContextOf } from './checkout-context.ts';
import { type Limit, type LimitedClient, takeFromLimit } from '#api/platform/rate-limit.ts';

const MINUTES = 60;

/** Tries to pay: of one session, whichever cards it tries, and for one order, whichever session pays. */
const bySession: Limit = { name: 'pay-session', max: 40, seconds: 15 * MINUTES };
const forOrder: Limit = { name: 'pay-order', max: 15, seconds: 15 * MINUTES };

/** Counts a try to pay for orders before anything of it happens. Throws a DomainError when there were too many. */
export async function beginPaymentAttempt(
  { db, locale, principal: { sessionId } }: ActorContext,
  secret: string,
  orderIds: readonly string[],
): Promise<void> {
  const take = async (limit: Limit, subject: string): Promise<void> => {
    const result = await takeFromLimit(db, secret, limit, subject);
    if (!result.ok)
      throw new DomainError('too-many', salesMessages(locale).tooManyPayments(Math.ceil(result.retryAfter / MINUTES)));
  };
  if (sessionId === null) return;
  await take(bySession, sessionId);
  for (const id of new Set(orderIds)) if (isId(id)) await take(forOrder, id);
}

/** Counts a try to pay for orders, then runs it, in a session that begins with it where there was none. */
export async function attemptPayment(
  context: CartRequest & Pick<LimitedClient, 'secret'>,
  orderIds: readonly string[],
  work: (actor: ActorContext, checkout: CheckoutContext) => Promise<PaymentRow>,
): Promise<Attempt<PaymentRow>> {
  await context.ensureSession();
  const { actor, secret } = context;
  return attempt(async () => {
    await beginPaymentAttempt(actor, secret, orderIds);
    return work(actor, checkoutContextOf(context));
  });
}
