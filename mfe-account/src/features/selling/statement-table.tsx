import styled from '@emotion/styled';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { formatMoney } from '@headstock/ui/format-money';
import { Table } from '@headstock/ui/table';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
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

/** A date or a number that is read at a glance; the table scrolls where there is no room. */
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

/** Every movement of a seller's month with its fee, and the balance after it. Renders a `<section>` with a `<table>`. */
export function StatementTable({ statement, caption }: StatementTableProps): ReactNode {
  const intl = useIntl();
  const formatDate = useShopDate();
  const money = (cents: number): string => formatMoney(cents, { ...intl, cents: 'always' });
  return (
    <Table caption={caption} hideCaption>
      <thead>
        <tr>
          {['date', 'what'].map((key) => (
            <th key={key} scope="col">
              <FormattedMessage id={`payouts.column.${key}`} />
            </th>
          ))}
          {amounts.map((key) => (
            <th key={key} scope="col" data-align="end">
              <FormattedMessage id={`payouts.column.${key}`} />
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
              <td key={key} data-align="end">
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
  );
}
