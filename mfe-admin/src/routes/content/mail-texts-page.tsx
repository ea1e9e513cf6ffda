import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { ListData } from '#mfe-admin/features/list-page/list-loader.ts';
import { ListPage } from '#mfe-admin/features/list-page/list-page.tsx';
import type { MailTemplateFactsFragment } from '#mfe-admin/features/mail-texts/mail-texts.generated.ts';
import { mailTextsTable } from '#mfe-admin/features/mail-texts/mail-texts-table.tsx';

const words = { title: 'mailTexts.title', empty: 'mailTexts.none' } as const;

/** `/admin/content/mails`: mails that the shop sends, and whose words they have. */
export function Component(): ReactNode {
  return <ListPage table={mailTextsTable} data={useLoaderData<ListData<MailTemplateFactsFragment>>()} words={words} />;
}
