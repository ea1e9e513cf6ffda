import { useListen } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Button } from '@headstock/ui/button';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import { focusMainContent } from '@headstock/ui/main-content';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { ReauthDialog } from '#mfe-account/features/reauthenticate/reauth-dialog.tsx';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { useAction } from '#mfe-account/features/form-failure/use-action.ts';
import { useFreshProof } from '@headstock/commerce-client/use-fresh-proof';
import { AccountExportRequestDocument } from './account-data.generated.ts';
import { type AccountPrivacy, toSize } from './account-data.model.ts';
import { DataSection } from './data-section.ts';

type Copy = NonNullable<AccountPrivacy['export']>;

/** A copy of everything that the shop keeps of the account: asking for it, waiting for it, downloading it. Renders a `<section>`. */
export function ExportSection({ copy }: { readonly copy: AccountPrivacy['export'] }): ReactNode {
  const client = useGraphQLClient();
  const proof = useFreshProof();
  const action = useAction('accountData.failed', proof.run);
  const { revalidate } = useRevalidator();
  const isPreparing = copy?.state === 'PREPARING';
  useListen('live/changed', ({ topic }) => {
    if (isPreparing && (topic === null || topic === 'notifications')) void revalidate();
  });
  const ask = async () => (await client.mutate(AccountExportRequestDocument, {}, { quiet: true })).accountExportRequest;
  const request = async (): Promise<void> => {
    // The button goes while the copy is prepared.
    if (await action.run('ask', ask, 'accountData.exportAsked')) focusMainContent();
  };
  return (
    <DataSection aria-labelledby="account-data-export">
      <Heading level={2} step="3" id="account-data-export">
        <FormattedMessage id="accountData.export" />
      </Heading>
      <p>
        <FormattedMessage id="accountData.exportLead" />
      </p>
      <div role="status">
        {copy && (
          <Notice tone={copy.state === 'READY' ? 'good' : copy.state === 'FAILED' ? 'bad' : 'info'}>
            <CopyState copy={copy} />
          </Notice>
        )}
      </div>
      <FormFailure error={action.failureOf('ask')} isTyped={false} />
      <div className="actions">
        {copy?.url && (
          <Button as="a" href={copy.url} download>
            <FormattedMessage id="accountData.download" />
          </Button>
        )}
        {!isPreparing && (
          <Button variant="outline" busy={action.busy !== null} onClick={() => void request()}>
            <FormattedMessage id={copy?.url ? 'accountData.askAgain' : 'accountData.ask'} />
          </Button>
        )}
      </div>
      <ReauthDialog {...proof.dialog} />
    </DataSection>
  );
}

function CopyState({ copy }: { readonly copy: Copy }): ReactNode {
  const formatDay = useShopDate();
  const { formatNumber } = useIntl();
  const { value, unit } = toSize(copy.bytes ?? 0);
  return (
    <FormattedMessage
      id={`accountData.state.${copy.state}`}
      values={{
        asked: formatDay(copy.requestedAt),
        until: formatDay(copy.expiresAt),
        size: formatNumber(value, { style: 'unit', unit }),
      }}
    />
  );
}
