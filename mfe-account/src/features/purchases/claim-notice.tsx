import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Notice } from '@headstock/ui/notice';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { AccountClaimOrdersDocument } from './purchases.generated.ts';

/** Offers to add what was bought with the viewer's e-mail as a guest; renders nothing for none. */
export function ClaimNotice({ count }: { readonly count: number }): ReactNode {
  const client = useGraphQLClient();
  const emit = useEmit();
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  if (count === 0) return null;
  const add = async (): Promise<void> => {
    setBusy(true);
    try {
      const { ordersClaim: result } = await client.mutate(AccountClaimOrdersDocument, {});
      const message = result.success
        ? formatMessage({ id: 'buying.claim.done' }, { count: result.count })
        : (result.message ?? '');
      await revalidate();
      emit('notification/show', { message, tone: result.success ? 'positive' : 'negative' });
    } catch (error) {
      // The client has shown what is wrong.
      console.error(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Notice
      action={
        <Button size="small" busy={busy} onClick={() => void add()}>
          <FormattedMessage id="buying.claim.button" values={{ count }} />
        </Button>
      }
    >
      <FormattedMessage id="buying.claim.text" values={{ count }} />
    </Notice>
  );
}
