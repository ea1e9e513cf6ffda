import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { CloseBooksForm } from '#mfe-admin/features/journal/close-books-form.tsx';
import { FileForm } from '#mfe-admin/features/journal/file-form.tsx';
import { FileList } from '#mfe-admin/features/journal/file-list.tsx';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';
import type { JournalFilesData } from './journal-files-loader.ts';

/** `/admin/journal/files`: the journal as numbered files, and the closing of the books. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { journalFiles, booksClosedUntil } = useLoaderData<JournalFilesData>();
  return (
    <RouteDrawer title={formatMessage({ id: 'journal.files' })} parent="/admin/journal" width="wide">
      <div className="hs-stack">
        <p className="hs-mute">
          <FormattedMessage id="journal.filesHint" />
        </p>
        <FileForm />
        <FileList files={journalFiles.edges.map(({ node }) => node)} />
        <CloseBooksForm closedUntil={booksClosedUntil} />
      </div>
    </RouteDrawer>
  );
}
