import styled from '@emotion/styled';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Badge } from '@headstock/ui/badge';
import { down, up } from '@headstock/ui/breakpoints';
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

/** On a phone the state stands under the document, so that the amount keeps its place. */
const Frame = styled.div`
  & .beneath {
    margin-top: 6px;
    ${up('mobileWide')} {
      display: none;
    }
  }
  ${down('mobileWide')} {
    & .beside {
      display: none;
    }
    & tbody th[scope] {
      white-space: normal;
    }
  }
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

/** Orders and refunds in one table, as the server sorts them. Renders a `<div>` with a `<table>`. */
export function InvoiceTable({ rows }: { readonly rows: readonly InvoiceRow[] }): ReactNode {
  const { formatMessage, locale } = useIntl();
  const formatDay = useShopDate();
  const stateOf = ({ state }: InvoiceRow): ReactNode => (
    <Badge tone={tones[state]}>
      <FormattedMessage id={`invoices.state.${state}`} />
    </Badge>
  );
  return (
    <Frame>
      <Table caption={formatMessage({ id: 'invoices.title' })} hideCaption>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="invoices.what" />
            </th>
            <th scope="col" className="beside">
              <FormattedMessage id="invoices.state" />
            </th>
            <th scope="col" data-align="end">
              <FormattedMessage id="invoices.amount" />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Link to={row.to}>
                  <FormattedMessage id={`invoices.kind.${row.kind}`} values={{ number: row.number }} />
                </Link>
                {row.date && <Day>{formatDay(row.date)}</Day>}
                <div className="beneath">{stateOf(row)}</div>
              </th>
              <td className="beside">{stateOf(row)}</td>
              <td data-align="end">
                <Money amountCents={row.cents} locale={locale} cents="always" />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
