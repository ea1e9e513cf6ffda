import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Notice } from '@headstock/ui/notice';
import { SpecTable } from '@headstock/ui/spec-table';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { auditList } from '#mfe-admin/features/audit/audit-list.ts';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { useDrawer } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { RefusalNotice } from '#mfe-admin/features/staff-action/refusal-notice.tsx';
import { useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { ApiKeysRevokeDocument, type ApiKeysOneQuery } from './api-keys.generated.ts';
import { KeyScopes, KeyState } from './api-key-parts.tsx';

/** A key with who revoked it. */
export type ApiKeyDetails = NonNullable<ApiKeysOneQuery['apiKey']>;

/** Revokes a key after a second click. Renders buttons. */
function Revoke({ id }: Pick<ApiKeyDetails, 'id'>): ReactNode {
  const client = useGraphQLClient();
  const { reload } = useDrawer();
  const { isBusy, refusal, run } = useStaffAction();
  const [isSure, setSure] = useState(false);
  const revoke = async (): Promise<void> => {
    const options = { quiet: true } as const;
    const answer = await run(
      async () => (await client.mutate(ApiKeysRevokeDocument, { id }, options)).apiKeyRevoke,
      'apiKeys.revoked',
    );
    if (answer?.success) reload();
  };
  if (!isSure)
    return (
      <Button variant="outline" onClick={() => setSure(true)}>
        <FormattedMessage id="apiKeys.revoke" />
      </Button>
    );
  return (
    <div className="hs-stack">
      <Notice tone="warn" live>
        <FormattedMessage id="apiKeys.revokeText" />
      </Notice>
      <RefusalNotice refusal={refusal} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10 }}>
        <Button busy={isBusy} onClick={() => void revoke()}>
          <FormattedMessage id="apiKeys.revokeNow" />
        </Button>
        <Button variant="quiet" onClick={() => setSure(false)}>
          <FormattedMessage id="apiKeys.keep" />
        </Button>
      </div>
    </div>
  );
}

/** What is known of a key, and its end. Renders a `<div>`. */
export function ApiKeyDetails({ apiKey }: { readonly apiKey: ApiKeyDetails }): ReactNode {
  const { formatMessage } = useIntl();
  const may = useGrants();
  const { id, prefix, state, scopes, lostScopes, createdBy, createdAt, expiresAt, lastUsedAt } = apiKey;
  const label = (key: string): string => formatMessage({ id: `apiKeys.${key}` });
  const rows = [
    { key: 'prefix', label: label('prefix'), value: <code>{prefix}…</code> },
    { key: 'state', label: label('state'), value: <KeyState state={state} /> },
    { key: 'scopes', label: label('scopes'), value: <KeyScopes scopes={scopes} lostScopes={lostScopes} /> },
    { key: 'used', label: label('used'), value: lastUsedAt ? <Moment iso={lastUsedAt} /> : label('never') },
    { key: 'expires', label: label('expires'), value: <Moment iso={expiresAt} /> },
    { key: 'maker', label: label('maker'), value: createdBy.displayName },
    { key: 'created', label: label('created'), value: <Moment iso={createdAt} /> },
    ...(apiKey.revokedAt
      ? [{ key: 'revoked', label: label('revokedAt'), value: <Moment iso={apiKey.revokedAt} /> }]
      : []),
    ...(apiKey.revokedBy ? [{ key: 'by', label: label('revokedBy'), value: apiKey.revokedBy.displayName }] : []),
  ];
  return (
    <div className="hs-stack">
      {lostScopes.length > 0 && state === 'ACTIVE' && (
        <Notice tone="warn">
          <FormattedMessage id="apiKeys.lost" />
        </Notice>
      )}
      <SpecTable caption={label('details')} rows={rows} />
      {may('system:read') && (
        <p>
          <Link to={`${auditList.path}?${new URLSearchParams({ actor: id }).toString()}`}>
            <FormattedMessage id="apiKeys.log" />
          </Link>
        </p>
      )}
      {state === 'ACTIVE' && may('integrations:write') && <Revoke id={id} />}
    </div>
  );
}
