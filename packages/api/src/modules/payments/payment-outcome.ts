import type { Locale } from '#api/platform/locale.ts';
import type { PaymentRow } from './tables.ts';
import { paymentMessages } from './messages.ts';

/** A payment's state, as the schema's type `PaymentResult` reads it. */
export type PaymentOutcome = {
  readonly success: boolean;
  /** declined, changed, unavailable, pending, action-required, void, incomplete, key-reused, not-found … */
  readonly code: string | null;
  readonly message: string | null;
  readonly nextAction: { readonly type: string; readonly url: string } | null;
};

const failed = (code: string, message: string): PaymentOutcome => ({ success: false, code, message, nextAction: null });

function explainFailure(code: string | null, locale: Locale): string {
  const messages = paymentMessages(locale);
  switch (code) {
    case 'payment_declined':
      return messages.paymentDeclined;
    case 'bank_returned':
      return messages.bankReturned;
    case 'expired_card':
      return messages.cardHasExpired;
    case 'insufficient_funds':
      return messages.insufficientFunds;
    case 'challenge_declined':
      return messages.challengeDeclined;
    case 'card-unreadable':
      return messages.cardUnreadable;
    case 'provider':
      return messages.providerDown;
    default:
      return messages.declined;
  }
}

/** The shopper's next step, as long as there is one. */
const nextActionOf = ({ action_url: url, action_type: type }: PaymentRow) =>
  url === null ? null : { type: type ?? 'redirect', url };

/** The order of a bank payment is placed, although it is captured only days later. */
function describeSubmitted(payment: PaymentRow, locale: Locale): PaymentOutcome {
  const messages = paymentMessages(locale);
  const nextAction = nextActionOf(payment);
  const message = nextAction ? messages.bankVerify : messages.bankPending;
  return { success: true, code: 'submitted', message, nextAction };
}

/** Describes a payment's state in messages. */
export function describePayment(payment: PaymentRow, locale: Locale): PaymentOutcome {
  const { status, failure_code: code } = payment;
  const messages = paymentMessages(locale);
  switch (status) {
    case 'CAPTURED':
    case 'REFUNDED':
      return { success: true, code: null, message: null, nextAction: null };
    case 'SUBMITTED':
      return payment.submitted_at === null ? failed('pending', messages.pending) : describeSubmitted(payment, locale);
    case 'REQUIRES_ACTION':
      return { ...failed('action-required', messages.actionRequired), nextAction: nextActionOf(payment) };
    case 'FAILED':
      return failed(code === 'provider' ? 'unavailable' : 'declined', explainFailure(code, locale));
    case 'VOID':
      return failed('void', messages.notCompleted);
  }
}
