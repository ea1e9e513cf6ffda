import { messagesIn } from '#api/domains/orders/messages.ts';
import type { Locale } from '#api/http/locale.ts';
import type { PaymentRow } from './begin-payment.ts';

/** What the shopper is told about a payment. */
export type PaymentAnswer = {
  readonly success: boolean;
  /** declined, changed, unavailable, pending, action-required, void, incomplete, key-reused, not-found … */
  readonly code: string | null;
  readonly message: string | null;
  readonly nextAction: { readonly type: 'redirect'; readonly url: string } | null;
};

const failed = (code: string, message: string): PaymentAnswer => ({ success: false, code, message, nextAction: null });

function explainFailure(code: string | null, locale: Locale): string {
  const messages = messagesIn(locale);
  switch (code) {
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

/** Puts a payment's state into words. */
export function answerPayment(
  { status, failure_code: code, action_url: url }: PaymentRow,
  locale: Locale,
): PaymentAnswer {
  const messages = messagesIn(locale);
  switch (status) {
    case 'CAPTURED':
    case 'REFUNDED':
      return { success: true, code: null, message: null, nextAction: null };
    case 'SUBMITTED':
      return failed('pending', messages.pending);
    case 'REQUIRES_ACTION':
      return {
        ...failed('action-required', messages.actionRequired),
        nextAction: url === null ? null : { type: 'redirect', url },
      };
    case 'FAILED':
      return failed(code === 'provider' ? 'unavailable' : 'declined', explainFailure(code, locale));
    case 'VOID':
      return failed('void', messages.notCompleted);
  }
}
