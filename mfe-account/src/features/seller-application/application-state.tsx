import { useGraphQLClient } from '@headstock/graphql-client';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Button } from '@headstock/ui/button';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { useAction } from '#mfe-account/features/form-failure/use-action.ts';
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
  const { busy, failureOf, run } = useAction('sell.failed');
  const takeBack = (): void => {
    const mutate = async () =>
      (await client.mutate(SellerApplicationTakeBackDocument, {}, { quiet: true })).sellerApplicationWithdraw;
    void run('take back', mutate, 'sell.takenBack');
  };
  return (
    <div>
      <FormFailure error={failureOf('take back')} isTyped={false} />
      <Button variant="outline" busy={busy !== null} onClick={takeBack}>
        <FormattedMessage id="sell.takeBack" />
      </Button>
    </div>
  );
}
