import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { type MailRow, mailsTable } from '#mfe-admin/features/mails/mails-table.tsx';
import type { ListData } from '#mfe-admin/features/list-page/list-loader.ts';
import { ListPage } from '#mfe-admin/features/list-page/list-page.tsx';

const words = { title: 'mails.title', empty: 'mails.none' } as const;

/** `/admin/mails`: the shop's mails, why some were not accepted, and sending them again. */
export function Component(): ReactNode {
  return <ListPage table={mailsTable} data={useLoaderData<ListData<MailRow>>()} words={words} />;
}
