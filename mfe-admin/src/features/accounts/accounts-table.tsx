import { FormattedMessage } from 'react-intl';
import { Day } from '#mfe-admin/features/moment/moment.tsx';
import { defineTable } from '#mfe-admin/features/list-page/list-table.ts';
import type { AdminAccountsQuery } from './accounts.generated.ts';
import { accountsList } from './accounts-list.ts';
import { RoleBadges } from './role-badges.tsx';

/** One account of the list. */
export type AccountRow = AdminAccountsQuery['accounts']['edges'][number]['node'];

/** The table of all accounts. */
export const accountsTable = defineTable({
  list: accountsList,
  rowId: ({ id }: AccountRow) => id,
  rowLink: ({ id }) => `/admin/accounts/${id}`,
  searchLabel: 'accounts.search',
  filters: {
    kind: {
      label: 'accounts.kind',
      values: {
        ADMIN: 'accounts.kind.ADMIN',
        PROFESSIONAL_SELLER: 'accounts.kind.PROFESSIONAL_SELLER',
        PRIVATE_SELLER: 'accounts.kind.PRIVATE_SELLER',
        UNVERIFIED: 'accounts.kind.UNVERIFIED',
        TWO_STEP_RESET: 'accounts.kind.TWO_STEP_RESET',
      },
    },
  },
  columns: {
    name: {
      label: 'accounts.name',
      names: true,
      cell: ({ displayName, username }) => (
        <>
          {displayName}
          <small>@{username}</small>
        </>
      ),
    },
    email: { label: 'accounts.email', cell: ({ email }) => email },
    verified: {
      label: 'accounts.verified',
      cell: ({ emailVerifiedAt }) =>
        emailVerifiedAt === null ? <FormattedMessage id="accounts.unverified" /> : <Day iso={emailVerifiedAt} />,
    },
    roles: { label: 'accounts.roles', cell: (account) => <RoleBadges account={account} /> },
    joined: { label: 'accounts.joined', align: 'end', cell: ({ createdAt }) => <Day iso={createdAt} /> },
  },
});
