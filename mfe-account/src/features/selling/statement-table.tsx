import styled from '@emotion/styled';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { formatMoney } from '@headstock/ui/format-money';
import { Table } from '@headstock/ui/table';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { StackedTable } from '#mfe-account/features/list-page/stacked-table.ts';
import type { AccountSellerStatementQuery } from './statement.generated.ts';

const Reason = styled.p`
  max-width: 36ch;
  color: var(--hs-ink-3);
  font-size: var(--hs-t-small);
  font-weight: 400;
  overflow-wrap: anywhere;
`;

/** The order that a movement is about, below what it is: a column of its own would push the balance off a tablet. */
const Order = styled.p`
  font-weight: 400;
  white-space: nowrap;
`;

/** A date, read at a glance. */
const Whole = styled.td`
  white-space: nowrap;
`;

/** The columns of amounts, in their sequence. */
const amounts = ['gross', 'fee', 'net', 'balance'] as const;

/** Props of the table. */
export interface StatementTableProps {
  readonly statement: AccountSellerStatementQuery['sellerStatement'];
  /** Names the table. */
  readonly caption: string;
}

/** Every movement of a seller's month with its fee, and the balance after it. Renders a `<div>` with a `<table>`. */
export function StatementTable({ statement, caption }: StatementTableProps): ReactNode {
  const intl = useIntl();
  const formatDate = useShopDate();
  const money = (cents: number): string => formatMoney(cents, { ...intl, cents: 'always' });
  const columns = ['date', 'what', ...amounts] as const;
  const nameOf = (key: (typeof columns)[number]): string => intl.formatMessage({ id: `payouts.column.${key}` });
  return (
    <StackedTable>
      <Table caption={caption} hideCaption>
        <thead>
          <tr>
            {columns.map((key, at) => (
              <th key={key} scope="col" data-align={at > 1 ? 'end' : undefined}>
                {nameOf(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {statement.entries.map((entry) => (
            <tr key={entry.id}>
              <Whole>{formatDate(entry.at, 'day')}</Whole>
              <th scope="row">
                <FormattedMessage id={`payouts.kind.${entry.kind}`} />
                {entry.orderId && (
                  <Order>
                    <Link to={`/orders/${entry.orderId}`}>{entry.orderNumber}</Link>
                  </Order>
                )}
                {entry.reference !== null && (
                  <Reason>
                    <FormattedMessage id="payouts.transfer" values={{ reference: entry.reference }} />
                  </Reason>
                )}
                {entry.reason !== null && <Reason>{entry.reason}</Reason>}
              </th>
              {amounts.map((key) => (
                <td key={key} data-align="end" data-label={nameOf(key)}>
                  {money(entry[key].amountCents)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={5}>
              <FormattedMessage id="payouts.closing" />
            </th>
            <td data-align="end">{money(statement.closing.amountCents)}</td>
          </tr>
        </tfoot>
      </Table>
    </StackedTable>
  );
}
