import { useShopDate } from '@headstock/i18n/use-shop-date';
import { formatMoney } from '@headstock/ui/format-money';
import { Table } from '@headstock/ui/table';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PortfolioDetailsFragment } from './portfolio.generated.ts';

/** What others of a model sold for. Renders a `<section>` with a `<table>`, or a sentence where there are none. */
export function ComparableTable({ item }: { readonly item: PortfolioDetailsFragment }): ReactNode {
  const intl = useIntl();
  const formatDate = useShopDate();
  if (item.comparables.length === 0)
    return (
      <p className="hs-mute">
        <FormattedMessage id="portfolio.comparables.none" />
      </p>
    );
  return (
    <Table caption={intl.formatMessage({ id: 'portfolio.comparables' })} hideCaption>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="portfolio.comparables.sold" />
          </th>
          <th scope="col">
            <FormattedMessage id="portfolio.field.year" />
          </th>
          <th scope="col" data-align="end">
            <FormattedMessage id="portfolio.comparables.price" />
          </th>
        </tr>
      </thead>
      <tbody>
        {item.comparables.map(({ soldAt, year, price }) => (
          <tr key={`${soldAt} ${price.amountCents}`}>
            <th scope="row">{formatDate(soldAt, 'day')}</th>
            <td>{year}</td>
            <td data-align="end">{formatMoney(price.amountCents, intl)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
