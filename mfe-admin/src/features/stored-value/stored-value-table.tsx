import { Badge } from '@headstock/ui/badge';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { defineTable } from '#mfe-admin/features/list-page/list-table.ts';
import type { AdminStoredValueListQuery } from './stored-value.generated.ts';
import { storedValueList } from './stored-value-list.ts';

/** A code, or the credits of a member. */
export type StoredValueRow = AdminStoredValueListQuery['storedValueAccounts']['edges'][number]['node'];

const tones = { OPEN: 'good', EMPTY: 'plain', EXPIRED: 'warn' } as const;

/** Whether something of it can be spent. Renders a `<span>`. */
export function StoredValueState({ state }: Pick<StoredValueRow, 'state'>): ReactNode {
  return (
    <Badge tone={tones[state]}>
      <FormattedMessage id={`storeCredits.state.${state}`} />
    </Badge>
  );
}

/** The table of codes and credits. */
export const storedValueTable = defineTable({
  list: storedValueList,
  rowId: ({ id }: StoredValueRow) => id,
  rowDrawer: ({ id }) => `/admin/store-credits/${id}`,
  searchLabel: 'storeCredits.search',
  filters: {
    kind: {
      label: 'storeCredits.kind',
      values: {
        CODE: 'storeCredits.kind.CODE',
        STORE_CREDITS: 'storeCredits.kind.STORE_CREDITS',
        TRADE_CREDITS: 'storeCredits.kind.TRADE_CREDITS',
      },
    },
    state: {
      label: 'storeCredits.state',
      values: {
        OPEN: 'storeCredits.state.OPEN',
        EMPTY: 'storeCredits.state.EMPTY',
        EXPIRED: 'storeCredits.state.EXPIRED',
      },
    },
  },
  columns: {
    name: {
      label: 'storeCredits.name',
      names: true,
      cell: ({ code, holder }) => (
        <>
          {holder?.displayName ?? code}
          {holder?.email && <small>{holder.email}</small>}
        </>
      ),
    },
    kind: {
      label: 'storeCredits.kind',
      cell: ({ kind, isTrade }) => (
        <>
          <FormattedMessage id={`storeCredits.kind.${kind}`} />
          {kind === 'CODE' && isTrade && (
            <small>
              <FormattedMessage id="storeCredits.trade" />
            </small>
          )}
        </>
      ),
    },
    state: { label: 'storeCredits.state', cell: ({ state }) => <StoredValueState state={state} /> },
    balance: { label: 'storeCredits.balance', align: 'end', cell: ({ balance }) => <Amount money={balance} exact /> },
    issued: { label: 'storeCredits.issued', align: 'end', cell: ({ issued }) => <Amount money={issued} exact /> },
    expires: { label: 'storeCredits.expires', align: 'end', cell: ({ expiresAt }) => <Moment iso={expiresAt} /> },
    opened: { label: 'storeCredits.opened', align: 'end', cell: ({ createdAt }) => <Moment iso={createdAt} /> },
    author: { label: 'storeCredits.author', cell: ({ issuedBy }) => issuedBy },
  },
});
