import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Button } from '@headstock/ui/button';
import { FormError } from '@headstock/ui/form-error';
import { Notice } from '@headstock/ui/notice';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { SellerApplicationTakeBackDocument } from './seller-application.generated.ts';
import type { SellerApplicationData } from './seller-application.model.ts';

type Application = NonNullable<SellerApplicationData['application']>;

const tones = { WAITING: 'info', APPROVED: 'good', DENIED: 'warn', WITHDRAWN: 'info' } as const;

/** Where an application stands, and what the shop answered. Renders a `<div>`. */
export function ApplicationState({ application }: { readonly application: Application }): ReactNode {
  const formatDay = useShopDate();
  const { state, kind, createdAt, closedAt, reason } = application;
  return (
    <div className="hs-stack">
      <Notice tone={tones[state]}>
        <p>
          <FormattedMessage
            id={`sell.state.${state}`}
            values={{ kind, sent: formatDay(createdAt), closed: closedAt === null ? '' : formatDay(closedAt) }}
          />
        </p>
        {reason !== null && <blockquote style={{ whiteSpace: 'pre-line' }}>{reason}</blockquote>}
      </Notice>
      {state === 'WAITING' && <TakeBack />}
    </div>
  );
}

/** Takes the waiting application back. */
function TakeBack(): ReactNode {
  const client = useGraphQLClient();
  const emit = useEmit();
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const takeBack = async (): Promise<void> => {
    setBusy(true);
    try {
      const { sellerApplicationWithdraw: answer } = await client.mutate(SellerApplicationTakeBackDocument, {});
      if (answer.success)
        emit('notification/show', { message: formatMessage({ id: 'sell.takenBack' }), tone: 'positive' });
      else setRefused(answer.message ?? formatMessage({ id: 'sell.failed' }));
      await revalidate();
    } catch (error) {
      // The client has shown what is wrong.
      console.error(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      {refused !== null && <FormError alert>{refused}</FormError>}
      <Button variant="outline" busy={busy} onClick={() => void takeBack()}>
        <FormattedMessage id="sell.takeBack" />
      </Button>
    </div>
  );
}
