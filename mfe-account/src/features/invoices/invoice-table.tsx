import styled from '@emotion/styled';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Badge } from '@headstock/ui/badge';
import { Money } from '@headstock/ui/money';
import { Table } from '@headstock/ui/table';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { InvoiceRow } from './invoices.model.ts';

const Day = styled.span`
  display: block;
  font-size: var(--hs-t-small);
  font-weight: 400;
  color: var(--hs-ink-3);
`;

const tones = {
  UNPAID: 'warn',
  PARTIALLY_PAID: 'warn',
  PAID: 'good',
  REFUNDED: 'plain',
  cancelled: 'plain',
  refunded: 'good',
  pending: 'warn',
  failed: 'bad',
  void: 'plain',
} as const;

/** Orders and refunds in one table, as the server sorts them. Renders a `<section>` with a `<table>`. */
export function InvoiceTable({ rows }: { readonly rows: readonly InvoiceRow[] }): ReactNode {
  const { formatMessage, locale } = useIntl();
  const formatDay = useShopDate();
  return (
    <Table caption={formatMessage({ id: 'invoices.title' })} hideCaption>
      <thead>
        <tr>
          {(['what', 'state'] as const).map((column) => (
            <th key={column} scope="col">
              <FormattedMessage id={`invoices.${column}`} />
            </th>
          ))}
          <th scope="col" data-align="end">
            <FormattedMessage id="invoices.amount" />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, kind, to, number, date, state, cents }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={to}>
                <FormattedMessage id={`invoices.kind.${kind}`} values={{ number }} />
              </Link>
              {date && <Day>{formatDay(date)}</Day>}
            </th>
            <td>
              <Badge tone={tones[state]}>
                <FormattedMessage id={`invoices.state.${state}`} />
              </Badge>
            </td>
            <td data-align="end">
              <Money amountCents={cents} locale={locale} cents="always" />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
