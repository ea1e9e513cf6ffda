import { asRecord, asText } from '#mfe-cart-checkout/features/storage/parse-unknown.ts';

/** Why a payment that was begun on the order's page came to nothing. */
export interface FailedPayment {
  readonly isCancelled: boolean;
  /** In the API's words; null where it has none. */
  readonly message: string | null;
}

/** What the checkout left in the history's entry when it led back here; null for another way here. */
export function failedPaymentOf(state: unknown): FailedPayment | null {
  const unpaid = asRecord(asRecord(state)?.['unpaid']);
  return unpaid && { isCancelled: unpaid['kind'] === 'cancelled', message: asText(unpaid['message'], 500) };
}
