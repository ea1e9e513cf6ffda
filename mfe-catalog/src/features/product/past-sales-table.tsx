import styled from '@emotion/styled';
import { formatMoney } from '@headstock/ui/format-money';
import { Table } from '@headstock/ui/table';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import type { PastSaleView } from './product-view.model.ts';

const Root = styled.details`
  margin-top: 16px;
  & > summary {
    width: fit-content;
    min-height: 44px;
    padding-block: 10px;
    font-size: var(--hs-t-small);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.22em;
    cursor: pointer;
  }
  @media print {
    display: none;
  }
`;

/** The sales of the chart in figures, the last first. Folded, without any script. Renders a `<details>`. */
export function PastSalesTable({ sales }: { readonly sales: readonly PastSaleView[] }) {
  const intl = useIntl();
  const formatDate = useShopDate();
  return (
    <Root>
      <summary>
        <FormattedMessage id="productRecord.priceHistory.table" />
      </summary>
      <Table caption={intl.formatMessage({ id: 'productRecord.priceHistory.caption' })} hideCaption>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="productRecord.priceHistory.soldOn" />
            </th>
            <th scope="col">
              <FormattedMessage id="productRecord.spec.year" />
            </th>
            <th scope="col" data-align="end">
              <FormattedMessage id="productRecord.priceHistory.price" />
            </th>
          </tr>
        </thead>
        <tbody>
          {sales.map(([cents, soldAt, year]) => (
            <tr key={`${soldAt} ${cents}`}>
              <td>{formatDate(soldAt)}</td>
              <td>{year ?? '–'}</td>
              <td data-align="end">{formatMoney(cents, { locale: intl.locale })}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Root>
  );
}
