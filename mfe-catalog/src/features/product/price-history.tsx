import styled from '@emotion/styled';
import { ScatterChart } from '@headstock/ui/scatter-chart';
import { formatMoney } from '@headstock/ui/format-money';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { listingPath, plainAddress } from '#mfe-catalog/features/listing/listing-path.model.ts';
import type { ProductView } from './product-view.model.ts';
import { PastSalesTable } from './past-sales-table.tsx';
import { priceHistoryOf } from './price-history.model.ts';

const Root = styled.div`
  & > h2 {
    margin-bottom: 18px;
  }
  & > .hs-lead {
    margin-bottom: 20px;
  }
  @media print {
    & > h2 {
      margin-bottom: 2mm;
      font-size: 13pt;
    }
    & > .hs-lead {
      margin-bottom: 3mm;
      font-size: 9pt;
    }
  }
`;

/** The price history of the model, with this item's price. Renders a `<div>`, or nothing with too few sales. */
export function PriceHistory({ product }: { readonly product: ProductView }) {
  const intl = useIntl();
  const offer = product.options[0];
  const chart =
    offer && product.listedAt ? priceHistoryOf(product.sales, [offer.cents, offer.soldAt ?? product.listedAt]) : null;
  if (!chart) return null;
  const archive = listingPath({ ...plainAddress(null, true), keywords: product.name });
  const money = (cents: number): string => formatMoney(Math.round(cents / 100) * 100, { locale: intl.locale });
  const text = intl.formatMessage(
    { id: 'productRecord.priceHistory.text' },
    {
      count: chart.points.length,
      year: String(chart.firstYear),
      lowest: money(chart.lowest),
      highest: money(chart.highest),
    },
  );
  const short = (cents: number): string =>
    intl.formatNumber(cents / 100, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      notation: 'compact',
      maximumFractionDigits: 1,
    });
  return (
    <Root>
      <h2>
        <FormattedMessage id="productRecord.priceHistory" />
      </h2>
      <p className="hs-lead">{text}</p>
      <ScatterChart
        points={chart.points}
        current={chart.own}
        currentLabel={intl.formatMessage({ id: 'productRecord.priceHistory.thisItem' })}
        ticks={chart.ticks.map((value) => ({ value, label: short(value) }))}
        ends={[String(chart.firstYear), String(Math.floor(chart.own.x))]}
        label={text}
      />
      <PastSalesTable sales={product.sales} />
      <p>
        <Link rel="nofollow" to={archive}>
          <FormattedMessage id="productRecord.priceHistory.archive" />
        </Link>
      </p>
    </Root>
  );
}
