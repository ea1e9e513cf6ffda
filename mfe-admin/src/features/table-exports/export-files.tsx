import { Badge } from '@headstock/ui/badge';
import { Button } from '@headstock/ui/button';
import { DownloadIcon } from '@headstock/ui/icons/download';
import { Table } from '@headstock/ui/table';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import type { TableExportsOwnQuery } from './table-exports.generated.ts';

/** A file that was asked for. */
export type ExportFile = TableExportsOwnQuery['tableExports'][number];

const tones = { WAITING: 'plain', READY: 'good', FAILED: 'bad' } as const;

/** The files that somebody asked for, with their downloads. Renders a `Table`. */
export function ExportFiles({ files }: { readonly files: readonly ExportFile[] }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <Table caption={formatMessage({ id: 'exports.title' })} hideCaption>
      <thead>
        <tr>
          {(['table', 'asked', 'state', 'rows'] as const).map((key) => (
            <th key={key} scope="col" data-align={key === 'rows' ? 'end' : undefined}>
              <FormattedMessage id={`exports.${key}`} />
            </th>
          ))}
          <th scope="col">
            <span className="hs-vh">
              <FormattedMessage id="exports.file" />
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {files.map(({ id, title, state, rowCount, createdAt, url }) => (
          <tr key={id}>
            <th scope="row">{title}</th>
            <td>
              <Moment iso={createdAt} />
            </td>
            <td>
              <Badge tone={tones[state]}>
                <FormattedMessage id={`exports.state.${state}`} />
              </Badge>
            </td>
            <td data-align="end">{rowCount !== null && <FormattedNumber value={rowCount} />}</td>
            <td>
              {url !== null && (
                <Button as="a" href={url} download size="small" variant="outline">
                  <DownloadIcon size="small" />
                  <FormattedMessage id="exports.download" />
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
