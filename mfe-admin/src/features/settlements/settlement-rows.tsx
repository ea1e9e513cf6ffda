import styled from '@emotion/styled';
import { Badge } from '@headstock/ui/badge';
import { Heading } from '@headstock/ui/heading';
import { Table } from '@headstock/ui/table';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { WhyAmount } from '#mfe-admin/features/journal/why-amount.tsx';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { ExplainRow } from './explain-row.tsx';
import type { AdminSettlementQuery } from './settlements.generated.ts';

type Row = NonNullable<AdminSettlementQuery['providerSettlement']>['rows'][number];

const Differences = styled.ul`
  display: grid;
  gap: 16px;
  & > li {
    display: grid;
    gap: 10px;
    padding: 16px;
    border: 1px solid var(--hs-line);
    border-radius: var(--hs-r-control);
    background: var(--hs-surface);
    overflow-wrap: anywhere;
  }
`;

/** What a row can be; `settlements.kind.<kind>` is its text. */
const kinds = ['charge', 'refund', 'dispute', 'dispute-won', 'fee', 'other'] as const;
const kindOf = (name: string) => kinds.find((kind) => kind === name) ?? 'other';

const columns = ['line', 'kind', 'document', 'gross', 'fee'] as const;

/** A row that is not as the books have it: what both say, and why that is right. */
function Difference({ row }: { readonly row: Row }): ReactNode {
  const mayExplain = useGrants()('money:write');
  return (
    <li>
      <div>
        <Badge tone={row.resolution ? 'plain' : 'bad'}>
          <FormattedMessage id={`settlements.difference.${row.difference ?? 'unknown'}`} />
        </Badge>{' '}
        <b>{row.reference}</b>
        <p className="hs-mute">{row.description}</p>
      </div>
      <p>
        <FormattedMessage
          id="settlements.both"
          values={{
            said: <Amount key="said" money={row.gross} exact />,
            books: row.document ? (
              <WhyAmount key="books" money={row.expected} document={row.document} exact />
            ) : (
              <Amount key="books" money={row.expected} exact />
            ),
          }}
        />
      </p>
      {row.resolution ? (
        <p>
          <FormattedMessage
            id="settlements.resolved"
            values={{
              reason: row.resolution,
              name: row.resolvedBy ?? '',
              at: <Moment key="at" iso={row.resolvedAt} />,
            }}
          />
        </p>
      ) : (
        mayExplain && <ExplainRow id={row.id} />
      )}
    </li>
  );
}

/** What of a payout differs from the books, and all its rows. Renders a `<div>`. */
export function SettlementRows({ rows }: { readonly rows: readonly Row[] }): ReactNode {
  const { formatMessage } = useIntl();
  const differing = rows.filter(({ difference }) => difference !== null);
  return (
    <div className="hs-stack">
      {differing.length > 0 && (
        <section className="hs-stack">
          <Heading level={3} step="3">
            <FormattedMessage id="settlements.differing" />
          </Heading>
          <Differences>
            {differing.map((row) => (
              <Difference key={row.id} row={row} />
            ))}
          </Differences>
        </section>
      )}
      <Table caption={formatMessage({ id: 'settlements.rows' })}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-align={column === 'gross' || column === 'fee' ? 'end' : undefined}>
                <FormattedMessage id={`settlements.row.${column}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>{row.line}</td>
              <td>
                <FormattedMessage id={`settlements.kind.${kindOf(row.kind)}`} />
              </td>
              <th scope="row">
                {row.orderNumber ?? row.description}
                <small>{row.reference}</small>
              </th>
              <td data-align="end">
                {row.document ? (
                  <WhyAmount money={row.gross} document={row.document} exact />
                ) : (
                  <Amount money={row.gross} exact />
                )}
              </td>
              <td data-align="end">
                <Amount money={row.fee} exact />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
