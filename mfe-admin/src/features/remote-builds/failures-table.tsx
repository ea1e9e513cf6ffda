import { Table } from '@headstock/ui/table';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { isSlowLoad, type Remote } from './remote.ts';

/** What failed of the remotes lately, the newest first. Renders a table. */
export function FailuresTable({ remotes }: { readonly remotes: readonly Remote[] }): ReactNode {
  const { formatMessage } = useIntl();
  const failures = remotes
    .flatMap(({ name, failures: own }) => own.map((failure) => ({ name, ...failure })))
    .toSorted((a, b) => (a.lastAt < b.lastAt ? 1 : -1));
  if (failures.length === 0)
    return (
      <p className="hs-mute">
        <FormattedMessage id="builds.noFailures" />
      </p>
    );
  return (
    <Table caption={formatMessage({ id: 'builds.failures' })} hideCaption>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="builds.remote" />
          </th>
          <th scope="col">
            <FormattedMessage id="builds.what" />
          </th>
          <th scope="col" data-align="end">
            <FormattedMessage id="builds.times" />
          </th>
          <th scope="col" data-align="end">
            <FormattedMessage id="builds.last" />
          </th>
        </tr>
      </thead>
      <tbody>
        {failures.map(({ name, ...failure }) => {
          const { buildId, source, place, message, count, lastAt } = failure;
          return (
            <tr key={`${name} ${buildId} ${source} ${place} ${message}`}>
              <td>
                {name}
                <br />
                <code>{buildId}</code>
              </td>
              <td style={{ overflowWrap: 'anywhere' }}>
                <FormattedMessage id={`builds.source.${source}`} /> <FormattedMessage id={`builds.place.${place}`} />
                <br />
                {isSlowLoad(failure) ? <FormattedMessage id="builds.late" /> : message}
              </td>
              <td data-align="end">
                <FormattedNumber value={count} />
              </td>
              <td data-align="end">
                <Moment iso={lastAt} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
