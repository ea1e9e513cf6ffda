import { Table } from '@headstock/ui/table';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { WhyAmount } from '#mfe-admin/features/journal/why-amount.tsx';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import type { AdminStoredValueQuery } from './stored-value.generated.ts';

type Transaction = NonNullable<AdminStoredValueQuery['storedValueAccount']>['transactions']['edges'][number]['node'];

/** The ledger of a code or of credits: why its balance changed, by whom, and the journal entry of it. Renders a `<section>`. */
export function TransactionsTable({ rows }: { readonly rows: readonly Transaction[] }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <Table caption={formatMessage({ id: 'storeCredits.ledger' })}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="storeCredits.change" />
          </th>
          <th scope="col" data-align="end">
            <FormattedMessage id="storeCredits.amount" />
          </th>
          <th scope="col" data-align="end">
            <FormattedMessage id="storeCredits.balance" />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              <FormattedMessage id={`storeCredits.reason.${row.reason}`} />
              {row.orderId && row.orderNumber && (
                <>
                  {' · '}
                  <Link to={`/orders/${row.orderId}`}>{row.orderNumber}</Link>
                </>
              )}
              {row.notes && <p>{row.notes}</p>}
              <p className="hs-small hs-mute">
                <Moment iso={row.createdAt} />
                {row.author && ` · ${row.author}`}
                {' · '}
                <Link to={`/admin/journal/${row.entryId}`}>
                  <FormattedMessage id="storeCredits.entry" />
                </Link>
              </p>
            </td>
            <td data-align="end">
              <WhyAmount money={row.amount} document={row.id} exact />
            </td>
            <td data-align="end">
              <Amount money={row.balance} exact />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
