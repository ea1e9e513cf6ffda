import { FormattedMessage } from 'react-intl';
import { defineTable } from '#mfe-admin/features/list-page/list-table.ts';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { type ApiKeyRow, KeyScopes, KeyState } from './api-key-parts.tsx';
import { apiKeysList } from './api-keys-list.ts';

/** The table of keys. */
export const apiKeysTable = defineTable({
  list: apiKeysList,
  rowId: ({ id }: ApiKeyRow) => id,
  rowDrawer: ({ id }) => `${apiKeysList.path}/${id}`,
  searchLabel: 'apiKeys.search',
  filters: {
    state: {
      label: 'apiKeys.state',
      values: {
        ACTIVE: 'apiKeys.state.ACTIVE',
        EXPIRED: 'apiKeys.state.EXPIRED',
        REVOKED: 'apiKeys.state.REVOKED',
      },
    },
  },
  columns: {
    name: { label: 'apiKeys.name', names: true, cell: ({ name }) => name },
    prefix: { label: 'apiKeys.prefix', cell: ({ prefix }) => <code>{prefix}…</code> },
    state: { label: 'apiKeys.state', cell: ({ state }) => <KeyState state={state} /> },
    scopes: {
      label: 'apiKeys.scopes',
      cell: ({ scopes, lostScopes }) => <KeyScopes scopes={scopes} lostScopes={lostScopes} />,
    },
    used: {
      label: 'apiKeys.used',
      cell: ({ lastUsedAt }) => (lastUsedAt ? <Moment iso={lastUsedAt} /> : <FormattedMessage id="apiKeys.never" />),
    },
    expires: { label: 'apiKeys.expires', cell: ({ expiresAt }) => <Moment iso={expiresAt} /> },
    maker: { label: 'apiKeys.maker', cell: ({ createdBy }) => createdBy.displayName },
    created: { label: 'apiKeys.created', cell: ({ createdAt }) => <Moment iso={createdAt} /> },
  },
});
