import { useShopDate } from '@headstock/i18n/use-shop-date';
import { formatMoney } from '@headstock/ui/format-money';
import { Notice } from '@headstock/ui/notice';
import { Table } from '@headstock/ui/table';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import type { AdminTrialBalanceQuery } from './journal.generated.ts';

type Balance = AdminTrialBalanceQuery['trialBalance'];

/** The journal of an account in the days of a balance. */
function entriesOf(code: string, { from, to }: Balance): string {
  const days = { ...(from && { 'day-from': from }), ...(to && { 'day-to': to }) };
  return `/admin/journal?${new URLSearchParams({ account: code, ...days }).toString()}`;
}

const columns = ['opening', 'debits', 'credits', 'closing'] as const;

/** What every account held before and after some days, and what moved within; each account opens its entries. Renders a `<div>`. */
export function TrialBalance({ balance }: { readonly balance: Balance }): ReactNode {
  const intl = useIntl();
  const formatDate = useShopDate();
  const difference = balance.difference.amountCents;
  const day = (text: string | null, otherwise: string): ReactNode =>
    text === null ? <FormattedMessage id={otherwise} /> : formatDate(`${text}T12:00:00Z`);
  return (
    <div className="hs-stack">
      <p className="hs-mute">
        <FormattedMessage
          id="journal.balanceHint"
          values={{ from: day(balance.from, 'journal.balanceBegin'), to: day(balance.to, 'journal.balanceToday') }}
        />
      </p>
      <Notice tone={difference === 0 ? 'good' : 'bad'}>
        {difference === 0 ? (
          <FormattedMessage id="journal.balanced" />
        ) : (
          <FormattedMessage
            id="journal.unbalanced"
            values={{ amount: formatMoney(difference, { locale: intl.locale, cents: 'always' }) }}
          />
        )}
      </Notice>
      <Table caption={intl.formatMessage({ id: 'journal.balance' })} hideCaption>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="journal.account" />
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" data-align="end">
                <FormattedMessage id={`journal.${column}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {balance.accounts.map((row) => (
            <tr key={row.account.code}>
              <th scope="row">
                <Link to={entriesOf(row.account.code, balance)}>{row.account.name}</Link>
              </th>
              {columns.map((column) => (
                <td key={column} data-align="end">
                  <Amount money={row[column]} exact />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              <FormattedMessage id="journal.total" />
            </th>
            <td data-align="end">
              <Amount money={balance.debits} exact />
            </td>
            <td data-align="end">
              <Amount money={balance.credits} exact />
            </td>
            <td data-align="end">
              <Amount money={balance.difference} exact />
            </td>
          </tr>
        </tfoot>
      </Table>
    </div>
  );
}
