import { useShopDate } from '@headstock/i18n/use-shop-date';
import { EmptyState } from '@headstock/ui/empty-state';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { EntryLines } from '#mfe-admin/features/journal/entry-lines.tsx';
import { EntryQuickBooks } from '#mfe-admin/features/journal/entry-quickbooks.tsx';
import { EntrySource } from '#mfe-admin/features/journal/entry-source.tsx';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';
import type { JournalEntryPageData } from './journal-entry-loader.ts';

const parent = '/admin/journal';

/** `/admin/journal/:id`: why a number is what it is: the lines of an entry, its document, and what it became in QuickBooks. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const formatDate = useShopDate();
  const entry = useLoaderData<JournalEntryPageData>();
  if (!entry)
    return (
      <RouteDrawer title={formatMessage({ id: 'journal.unknown' })} parent={parent}>
        <EmptyState title={<FormattedMessage id="journal.unknown" />} />
      </RouteDrawer>
    );
  const title = formatMessage(
    { id: 'journal.entryTitle' },
    { kind: formatMessage({ id: `journal.kind.${entry.kind}` }), day: formatDate(entry.at) },
  );
  return (
    <RouteDrawer title={title} parent={parent}>
      <div className="hs-stack">
        <EntryLines entry={entry} />
        <EntrySource entry={entry} />
        <EntryQuickBooks documents={entry.quickbooks} />
      </div>
    </RouteDrawer>
  );
}
