import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { useAction } from '#mfe-account/features/form-failure/use-action.ts';
import { AccountClaimOrdersDocument } from './purchases.generated.ts';

/** Offers to add what was bought with the viewer's e-mail as a guest; renders nothing for none. */
export function ClaimNotice({ count }: { readonly count: number }): ReactNode {
  const client = useGraphQLClient();
  const emit = useEmit();
  const { formatMessage } = useIntl();
  const { busy, failureOf, run } = useAction('buying.claim.failed');
  if (count === 0) return null;
  const add = async (): Promise<void> => {
    const mutate = async () => (await client.mutate(AccountClaimOrdersDocument, {}, { quiet: true })).ordersClaim;
    const claimed = await run('claim', mutate);
    if (!claimed) return;
    const message = formatMessage({ id: 'buying.claim.done' }, { count: claimed.count });
    emit('notification/show', { message, tone: 'positive' });
  };
  return (
    <Notice
      action={
        <Button size="small" busy={busy !== null} onClick={() => void add()}>
          <FormattedMessage id="buying.claim.button" values={{ count }} />
        </Button>
      }
    >
      <FormattedMessage id="buying.claim.text" values={{ count }} />
      <FormFailure error={failureOf('claim')} isTyped={false} />
    </Notice>
  );
}
