import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLoaderData } from 'react-router';
import { JournalSums } from '#mfe-admin/features/journal/journal-sums.tsx';
import { journalTable } from '#mfe-admin/features/journal/journal-table.tsx';
import { ListPage } from '#mfe-admin/features/list-page/list-page.tsx';
import { DrawerLink } from '#mfe-admin/features/route-drawer/drawer-link.tsx';
import type { JournalPageData } from './journal-loader.ts';

const words = { title: 'journal.title', empty: 'journal.none' } as const;

/** `/admin/journal`: the double-entry journal. */
export function Component(): ReactNode {
  const data = useLoaderData<JournalPageData>();
  const actions = (
    <>
      <Button as={DrawerLink} to="/admin/journal/trial-balance" size="small" variant="outline">
        <FormattedMessage id="journal.balance" />
      </Button>
      <Button as={DrawerLink} to="/admin/journal/files" size="small" variant="outline">
        <FormattedMessage id="journal.files" />
      </Button>
    </>
  );
  return (
    <div className="hs-stack">
      <ListPage table={journalTable} data={data} words={words} actions={actions} />
      <JournalSums sums={data.sums} />
    </div>
  );
}
