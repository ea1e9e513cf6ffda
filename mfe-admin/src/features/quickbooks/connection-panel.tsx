import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { FormError } from '@headstock/ui/form-error';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { Fact, Facts } from '#mfe-admin/features/money-form/facts.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { PostingForm } from './posting-form.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import {
  AdminQuickBooksConnectDocument,
  AdminQuickBooksDisconnectDocument,
  type AdminQuickBooksQuery,
} from './quickbooks.generated.ts';

/** The connection to a company: makes it, makes it again, and ends it after asking once more. Renders a `<div>`. */
export function ConnectionPanel({
  connection,
}: {
  readonly connection: AdminQuickBooksQuery['quickbooks'];
}): ReactNode {
  const client = useGraphQLClient();
  const { revalidate } = useRevalidator();
  const { isBusy, refusal, run } = useStaffAction();
  const [isAsking, setAsking] = useState(false);
  const { state } = connection;
  const mayWrite = useGrants()('money:write');
  const connect = async (): Promise<void> => {
    const done = await run(
      async () => (await client.mutate(AdminQuickBooksConnectDocument, {}, { quiet: true })).quickbooksConnect,
    );
    if (done?.url) location.assign(done.url);
  };
  const disconnect = async (): Promise<void> => {
    const done = await run(
      async () => (await client.mutate(AdminQuickBooksDisconnectDocument, {}, { quiet: true })).quickbooksDisconnect,
      'quickbooks.disconnected',
    );
    setAsking(false);
    if (done?.success) await revalidate();
  };
  return (
    <div className="hs-stack">
      <ConnectionNotice connection={connection} />
      <Facts>
        <Fact name={<FormattedMessage id="quickbooks.company" />}>{connection.companyName ?? connection.realmId}</Fact>
        <Fact name={<FormattedMessage id="quickbooks.connectedBy" />}>{connection.connectedBy}</Fact>
        <Fact name={<FormattedMessage id="quickbooks.connectedAt" />}>
          {connection.connectedAt && <Moment iso={connection.connectedAt} />}
        </Fact>
        <Fact name={<FormattedMessage id="quickbooks.postsFrom" />}>
          {connection.postsFrom && <Moment iso={connection.postsFrom} />}
        </Fact>
        <Fact name={<FormattedMessage id="quickbooks.endsUnlessUsed" />}>
          {connection.refreshExpiresAt && <Moment iso={connection.refreshExpiresAt} />}
        </Fact>
      </Facts>
      {connection.computesTax && (
        <p className="hs-mute">
          <FormattedMessage id="quickbooks.computesTax" />
        </p>
      )}
      {state !== 'OFF' && mayWrite && (
        <PostingForm key={connection.nextPosting} posting={connection.posting} nextPosting={connection.nextPosting} />
      )}
      {refusal && <FormError alert>{refusal.message}</FormError>}
      {state !== 'OFF' && state !== 'CONNECTED' && (
        <div>
          <Button busy={isBusy} onClick={() => void connect()}>
            <FormattedMessage id="quickbooks.connect" />
          </Button>
        </div>
      )}
      {(state === 'CONNECTED' || state === 'RECONNECT') && (
        <div>
          <Button
            variant="outline"
            size="small"
            busy={isBusy}
            onClick={() => (isAsking ? void disconnect() : setAsking(true))}
          >
            <FormattedMessage id={isAsking ? 'quickbooks.disconnectSure' : 'quickbooks.disconnect'} />
          </Button>
        </div>
      )}
    </div>
  );
}
