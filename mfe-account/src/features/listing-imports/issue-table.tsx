import styled from '@emotion/styled';
import { isImportField } from '@headstock/contracts/listing-imports';
import { Badge } from '@headstock/ui/badge';
import { Table } from '@headstock/ui/table';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { StackedTable } from '#mfe-account/features/list-page/stacked-table.ts';
import type { ImportIssue } from './listing-import.model.ts';
import { useFieldName } from './use-field-name.ts';

const Frame = styled(StackedTable)`
  & td {
    min-width: 7em;
    max-width: 24em;
    overflow-wrap: anywhere;
  }
  & td.message {
    min-width: 14em;
  }
  & td > p + p {
    color: var(--hs-ink-3);
    font-size: var(--hs-t-small);
  }
`;

const tones = { FAILED: 'bad', DRAFT: 'warn', NOTE: 'plain' } as const;
const columns = ['line', 'message', 'level', 'column', 'value', 'listing'] as const;

/** A page of the report, in the order of the file. Renders a `<div>` with a `<table>`. */
export function IssueTable({ issues }: { readonly issues: readonly ImportIssue[] }): ReactNode {
  const { formatMessage } = useIntl();
  const nameOf = useFieldName();
  const labelOf = (key: (typeof columns)[number]): string => formatMessage({ id: `listingImports.column.${key}` });
  /** A column that the file lacks is called by its field, which has a name. */
  const columnOf = ({ column }: ImportIssue): ReactNode => {
    if (column === null) return <FormattedMessage id="listingImports.wholeRow" />;
    // The sheet as a whole, of which each part is a column of its own.
    if (column === 'originality') return <FormattedMessage id="listingImports.originality" />;
    return isImportField(column) ? nameOf(column) : column;
  };
  return (
    <Frame>
      <Table caption={formatMessage({ id: 'listingImports.report.rows' })} hideCaption>
        <thead>
          <tr>
            {columns.map((key) => (
              <th key={key} scope="col">
                {labelOf(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {issues.map((issue) => (
            <tr key={`${issue.line} ${issue.column} ${issue.code} ${issue.message}`}>
              <th scope="row" className="hs-num" data-label={labelOf('line')}>
                <FormattedNumber value={issue.line} />
              </th>
              <td className="message">
                <p>{issue.message}</p>
                <p>{issue.suggestion}</p>
              </td>
              <td data-label={labelOf('level')}>
                <Badge tone={tones[issue.level]}>
                  <FormattedMessage id={`listingImports.level.${issue.level}`} />
                </Badge>
              </td>
              <td data-label={labelOf('column')}>{columnOf(issue)}</td>
              <td data-label={issue.value === '' ? undefined : labelOf('value')}>{issue.value}</td>
              <td>
                {issue.listingId !== null && (
                  <Link
                    to={`/profile/selling/listings/${issue.listingId}`}
                    aria-label={formatMessage({ id: 'listingImports.openLabel' }, { line: issue.line })}
                  >
                    <FormattedMessage id="listingImports.open" />
                  </Link>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
