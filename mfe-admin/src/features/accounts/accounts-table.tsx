import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';
import { Table } from '@headstock/ui/table';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AdminAccountsQuery } from './accounts.generated.ts';
import { JoinedDate } from './joined-date.tsx';
import { RoleBadges } from './role-badges.tsx';

/** One account of the list. */
export type AccountRow = AdminAccountsQuery['accounts']['edges'][number]['node'];

const Root = styled.div`
  & tbody th > small {
    display: block;
    font-size: var(--hs-t-small);
    font-weight: 400;
    color: var(--hs-ink-3);
  }
  & td {
    overflow-wrap: anywhere;
  }
  ${down('tablet')} {
    & thead {
      position: absolute;
      clip-path: inset(50%);
    }
    & table,
    & tbody {
      display: grid;
      gap: 12px;
    }
    & tbody tr {
      display: grid;
      gap: 4px;
      padding: 16px;
      border-radius: var(--hs-r-control);
      background: var(--hs-surface);
    }
    & tbody :is(th, td) {
      display: block;
      padding: 0;
      border: 0;
      text-align: left;
      white-space: normal;
    }
    & td:nth-of-type(2) {
      margin-top: 6px;
    }
    & tbody td[data-align='end'] {
      padding: 0;
      text-align: left;
      font-size: var(--hs-t-small);
      color: var(--hs-ink-3);
      &::before {
        content: attr(data-label) ' ';
      }
    }
  }
`;

/** A page of accounts: a table, and cards on a phone. Renders a `<div>` with a `Table`. */
export function AccountsTable({ accounts }: { readonly accounts: readonly AccountRow[] }): ReactNode {
  const { formatMessage } = useIntl();
  const joined = formatMessage({ id: 'accounts.joined' });
  return (
    <Root>
      <Table caption={formatMessage({ id: 'accounts.title' })} hideCaption>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="accounts.name" />
            </th>
            <th scope="col">
              <FormattedMessage id="accounts.email" />
            </th>
            <th scope="col">
              <FormattedMessage id="accounts.roles" />
            </th>
            <th scope="col" data-align="end">
              {joined}
            </th>
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <tr key={account.id}>
              <th scope="row">
                {account.displayName}
                <small>@{account.username}</small>
              </th>
              <td>{account.email}</td>
              <td>
                <RoleBadges account={account} />
              </td>
              <td data-align="end" data-label={joined}>
                <JoinedDate iso={account.createdAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Root>
  );
}
