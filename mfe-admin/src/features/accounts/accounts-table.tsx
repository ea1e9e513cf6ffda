import { defineTable } from '#mfe-admin/features/list-page/list-table.ts';
import type { AdminAccountsQuery } from './accounts.generated.ts';
import { accountsList } from './accounts-list.ts';
import { JoinedDate } from './joined-date.tsx';
import { RoleBadges } from './role-badges.tsx';

/** One account of the list. */
export type AccountRow = AdminAccountsQuery['accounts']['edges'][number]['node'];

/** The table of all accounts. */
export const accountsTable = defineTable({
  list: accountsList,
  rowId: ({ id }: AccountRow) => id,
  searchLabel: 'accounts.search',
  filters: {},
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
    roles: { label: 'accounts.roles', cell: (account) => <RoleBadges account={account} /> },
    joined: { label: 'accounts.joined', align: 'end', cell: ({ createdAt }) => <JoinedDate iso={createdAt} /> },
  },
});
