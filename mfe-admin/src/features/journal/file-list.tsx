import { Badge } from '@headstock/ui/badge';
import { Table } from '@headstock/ui/table';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import type { AdminJournalFilesQuery } from './journal.generated.ts';

type File = AdminJournalFilesQuery['journalFiles']['edges'][number]['node'];

/** The files of the journal, to download, each with its number and hash. Renders a `<section>`. */
export function FileList({ files }: { readonly files: readonly File[] }): ReactNode {
  const { formatMessage } = useIntl();
  if (files.length === 0)
    return (
      <p className="hs-mute">
        <FormattedMessage id="journal.noFiles" />
      </p>
    );
  return (
    <Table caption={formatMessage({ id: 'journal.files' })}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="journal.fileName" />
          </th>
          <th scope="col" data-align="end">
            <FormattedMessage id="journal.debits" />
          </th>
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <tr key={file.id}>
            <td>
              <a href={file.url} download={file.name}>
                {file.name}
              </a>{' '}
              {file.isRepeat && (
                <Badge tone="warn">
                  <FormattedMessage id="journal.isRepeat" />
                </Badge>
              )}
              <p className="hs-small hs-mute">
                <FormattedMessage id="journal.fileEntries" values={{ count: file.entries }} />
                {' · '}
                <Moment iso={file.createdAt} />
                {file.createdBy && ` · ${file.createdBy}`}
                {' · SHA-256 '}
                <code title={file.sha256}>{file.sha256.slice(0, 12)}…</code>
              </p>
            </td>
            <td data-align="end">
              <Amount money={file.debits} exact />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
