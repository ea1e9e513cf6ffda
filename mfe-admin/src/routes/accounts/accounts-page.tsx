import styled from '@emotion/styled';
import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { EmptyState } from '@headstock/ui/empty-state';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { accountsPath } from '#mfe-admin/features/accounts/account-search.model.ts';
import { AccountSearchForm } from '#mfe-admin/features/accounts/account-search-form.tsx';
import { AccountsTable } from '#mfe-admin/features/accounts/accounts-table.tsx';
import type { AccountsPageData } from './accounts-loader.ts';

const Root = styled.div`
  display: grid;
  gap: 24px;
  & > header {
    display: grid;
    gap: 6px;
  }
  & > .pages {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
`;

function NobodyFound({ search }: { readonly search: string }): ReactNode {
  return (
    <EmptyState
      title={<FormattedMessage id={search ? 'accounts.noneFound' : 'accounts.none'} values={{ search }} />}
      actions={
        <Button as={Link} to={accountsPath({})} variant="outline">
          <FormattedMessage id="accounts.everybody" />
        </Button>
      }
    >
      {search && <FormattedMessage id="accounts.noneHint" />}
    </EmptyState>
  );
}

/** `/admin/accounts`: all accounts, newest first. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { accounts, totalCount, search, after, next } = useLoaderData<AccountsPageData>();
  return (
    <Root>
      <PageHead title={formatMessage({ id: 'accounts.title' })} />
      <header>
        <Heading level={1} step="2">
          <FormattedMessage id="accounts.title" />
        </Heading>
        <p className="hs-mute" role="status">
          <FormattedMessage
            id={search ? 'accounts.countFound' : 'accounts.count'}
            values={{ count: totalCount, search }}
          />
        </p>
      </header>
      <AccountSearchForm search={search} found={accounts.length > 0} />
      {accounts.length > 0 ? <AccountsTable accounts={accounts} /> : <NobodyFound search={search} />}
      {(after !== null || next !== null) && (
        <nav className="pages" aria-label={formatMessage({ id: 'accounts.pages' })}>
          {after !== null && (
            <Button as={Link} to={accountsPath({ search })} variant="outline" size="small">
              <FormattedMessage id="accounts.newest" />
            </Button>
          )}
          {next !== null && (
            <Button as={Link} to={accountsPath({ search, after: next })} variant="outline" size="small">
              <FormattedMessage id="accounts.older" />
            </Button>
          )}
        </nav>
      )}
    </Root>
  );
}
