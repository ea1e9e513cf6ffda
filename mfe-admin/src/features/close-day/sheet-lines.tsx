import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';
import { Button } from '@headstock/ui/button';
import { Table } from '@headstock/ui/table';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { DrawerLink } from '#mfe-admin/features/route-drawer/drawer-link.tsx';
import type { DayLine, DaySheet } from './day-sheet.model.ts';
import { LineValue } from './line-value.tsx';

/** Where the entries or documents behind a line are listed. */
function sourceOf(key: string, day: string): string | null {
  if (key === 'book-checks') return null;
  if (key === 'quickbooks') return '/admin/quickbooks';
  const account = key === 'drawer' || key === 'checks' ? 'manual' : key === 'terminal' ? 'card' : key;
  const days = { 'day-from': day, 'day-to': day };
  return `/admin/journal?${new URLSearchParams(key === 'journal' ? days : { account, ...days }).toString()}`;
}

/** On a phone the name of a line stands above its three figures. */
const Lines = styled.div`
  ${down('tablet')} {
    & :is(table, thead, tbody) {
      display: block;
    }
    & tr {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    & tr > :first-child {
      grid-column: 1 / -1;
      padding: 10px 0 0;
      border: 0;
      white-space: normal;
    }
    & thead tr > :first-child {
      display: none;
    }
    & tr > [data-align='end'] {
      padding: 4px 0 10px;
    }
  }
`;

const Signed = styled.p`
  margin-top: 6px;
  font-weight: 400;
  overflow-wrap: anywhere;
  & > small {
    display: block;
  }
`;

const Ask = styled.div`
  margin-top: 8px;
`;

function Explained({ line }: { readonly line: DayLine }): ReactNode {
  if (!line.explanation) return null;
  const { text, by, at } = line.explanation;
  return (
    <Signed>
      {text}
      <small className="hs-mute">
        {by?.displayName} · <Moment iso={at} />
      </small>
    </Signed>
  );
}

/** Props of the table. */
export interface SheetLinesProps {
  readonly sheet: DaySheet;
  readonly mayWrite: boolean;
}

/** What the books say beside what was found, line by line, with the differences and who signed them. Renders a `<table>`. */
export function SheetLines({ sheet, mayWrite }: SheetLinesProps): ReactNode {
  const { formatMessage } = useIntl();
  const { day, lines, closedAt } = sheet;
  return (
    <Lines>
      <Table caption={formatMessage({ id: 'closeDay.lines' })} hideCaption>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="closeDay.line" />
            </th>
            {(['expected', 'found', 'difference'] as const).map((column) => (
              <th key={column} scope="col" data-align="end">
                <FormattedMessage id={`closeDay.${column}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const { key, unit, expected, found, difference } = line;
            const source = sourceOf(key, day);
            const name = <FormattedMessage id={`closeDay.line.${key}`} />;
            return (
              <tr key={key}>
                <th scope="row">
                  {source === null ? name : <Link to={source}>{name}</Link>}
                  <Explained line={line} />
                  {mayWrite && closedAt === null && difference !== null && difference !== 0 && (
                    <Ask>
                      <Button as={DrawerLink} to={`/admin/close-day/explain/${key}`} size="small" variant="outline">
                        <FormattedMessage id={line.explanation ? 'closeDay.explainAnew' : 'closeDay.explain'} />
                      </Button>
                    </Ask>
                  )}
                </th>
                <td data-align="end">
                  <LineValue unit={unit} value={expected} />
                </td>
                <td data-align="end">
                  <LineValue unit={unit} value={found} />
                </td>
                <td data-align="end">
                  {difference === null ? (
                    '–'
                  ) : difference === 0 ? (
                    <FormattedMessage id="closeDay.agrees" />
                  ) : (
                    <LineValue unit={unit} value={difference} />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Lines>
  );
}
