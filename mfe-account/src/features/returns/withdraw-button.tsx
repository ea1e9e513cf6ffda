import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { FormError } from '@headstock/ui/form-error';
import { Notice } from '@headstock/ui/notice';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { AccountReturnWithdrawDocument } from './returns.generated.ts';
import { useReturnAnswer } from './use-return-answer.ts';

/** The answer takes the place, and the focus, of the button that was pressed. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/** Keeps it after all; asks first, as the days of the policy may be over by now. Renders a button, then a question. */
export function WithdrawButton({ id }: { readonly id: string }): ReactNode {
  const client = useGraphQLClient();
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const { busy, refusal, failure, answer } = useReturnAnswer();
  const withdraw = (): void =>
    void answer(
      () => client.mutate(AccountReturnWithdrawDocument, { id }, { quiet: true }),
      formatMessage({ id: 'returns.done.withdrawn' }),
    );
  if (!isAsking)
    return (
      <div>
        <Button variant="outline" size="small" onClick={() => setAsking(true)}>
          <FormattedMessage id="returns.withdraw" />
        </Button>
      </div>
    );
  return (
    <Notice tone="warn" live>
      <p>
        <FormattedMessage id="returns.withdrawAsk" />
      </p>
      {refusal && <FormError alert>{refusal.message}</FormError>}
      <FormFailure error={failure} />
      <Button size="small" busy={busy} ref={takeFocus} onClick={withdraw}>
        <FormattedMessage id="returns.withdrawYes" />
      </Button>{' '}
      <Button size="small" variant="quiet" onClick={() => setAsking(false)}>
        <FormattedMessage id="returns.withdrawNo" />
      </Button>
    </Notice>
  );
}
