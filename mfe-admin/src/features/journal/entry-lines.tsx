import { Table } from '@headstock/ui/table';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import type { JournalRow } from './journal-table.tsx';

/** The lines of an entry, debits first, and their sums. Renders a `<section>`. */
export function EntryLines({ entry }: { readonly entry: Pick<JournalRow, 'lines' | 'amount'> }): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <Table caption={formatMessage({ id: 'journal.lines' })} hideCaption>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="journal.account" />
          </th>
          <th scope="col" data-align="end">
            <FormattedMessage id="journal.debit" />
          </th>
          <th scope="col" data-align="end">
            <FormattedMessage id="journal.credit" />
          </th>
        </tr>
      </thead>
      <tbody>
        {entry.lines.map(({ account, debit, credit, sellerName }) => (
          <tr key={account.code}>
            <th scope="row">
              <Link to={`/admin/journal?account=${account.code}`}>{account.name}</Link>
              {sellerName && <p className="hs-small hs-mute">{sellerName}</p>}
            </th>
            <td data-align="end">
              <Amount money={debit} exact />
            </td>
            <td data-align="end">
              <Amount money={credit} exact />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <FormattedMessage id="journal.total" />
          </th>
          <td data-align="end">
            <Amount money={entry.amount} exact />
          </td>
          <td data-align="end">
            <Amount money={entry.amount} exact />
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}
