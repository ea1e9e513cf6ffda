import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { type AccountRow, accountsTable } from '#mfe-admin/features/accounts/accounts-table.tsx';
import type { ListData } from '#mfe-admin/features/list-page/list-loader.ts';
import { ListPage } from '#mfe-admin/features/list-page/list-page.tsx';

const words = { title: 'accounts.title', empty: 'accounts.none' } as const;

/** `/admin/accounts`: all accounts, newest first. */
export function Component(): ReactNode {
  return <ListPage table={accountsTable} data={useLoaderData<ListData<AccountRow>>()} words={words} />;
}
