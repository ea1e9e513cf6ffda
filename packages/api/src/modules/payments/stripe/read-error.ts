import { Stripe } from 'stripe';
import type { ChargeAnswer, ChargeRef } from '#api/modules/payments/payment-provider.ts';
import { readIntent } from './read-charge.ts';

/** Whether it is unknown if the call was carried out. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeRateLimitError;

/** Whether something moved on meanwhile, so that it has to be read again. */
export const hasMovedOn = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.code === 'payment_intent_unexpected_state' || error.code === 'checkout_session_not_open');

/**
 * What an error of Stripe says about a charge. `sent`: the call could have moved money. Everything that is no answer of
 * Stripe goes on as an error.
 */
export function readError(error: unknown, ref: Pick<ChargeRef, 'key' | 'kind'>, sent: boolean): ChargeAnswer {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  if (error instanceof Stripe.errors.StripeCardError) {
    const { payment_intent: intent } = error;
    return intent ? readIntent(intent, ref) : { kind: 'refused', code: 'card-unreadable' };
  }
  if (isUnanswered(error)) return sent ? { kind: 'unreachable' } : { kind: 'refused', code: 'provider' };
  const aboutCard = error.param?.startsWith('payment_method') || error.code === 'resource_missing';
  const isBad = error instanceof Stripe.errors.StripeInvalidRequestError && aboutCard;
  return { kind: 'refused', code: isBad ? 'card-unreadable' : 'provider' };
}
