import { Notice } from '@headstock/ui/notice';
import { FormattedMessage } from 'react-intl';
import type { PaymentProblem } from './use-payment.ts';

/** Why the last try did not end in an order. Nothing for what is said at its field, or with what changed. */
export function PaymentProblemNotice({ problem }: { readonly problem: PaymentProblem | null }) {
  if (problem?.kind === 'cancelled')
    return (
      <Notice tone="info" live>
        <FormattedMessage id="payment.cancelled" />
      </Notice>
    );
  if (problem?.kind !== 'declined' && problem?.kind !== 'refused') return null;
  return (
    <Notice tone="bad" live>
      {problem.message ?? (
        <FormattedMessage id={problem.kind === 'refused' ? 'checkout.failed' : 'checkout.declined'} />
      )}
    </Notice>
  );
}
