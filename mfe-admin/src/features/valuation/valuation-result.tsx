import styled from '@emotion/styled';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { formatMoney } from '@headstock/ui/format-money';
import { Notice } from '@headstock/ui/notice';
import { Table } from '@headstock/ui/table';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { ValuationOfInstrumentQuery } from './valuation.generated.ts';

export type Valuation = NonNullable<ValuationOfInstrumentQuery['instrumentValuation']>;

const Root = styled.section`
  display: grid;
  gap: 16px;
  grid-template-columns: minmax(0, 1fr);
  & > .price {
    font: 600 2rem / 1.1 var(--hs-serif);
    & > small {
      display: block;
      margin-top: 6px;
      font: 400 1rem / 1.4 var(--hs-sans);
      color: var(--hs-ink-3);
    }
  }
  & > ul {
    display: grid;
    gap: 4px;
    padding-left: 20px;
    list-style: disc;
  }
  & > .scroll {
    overflow-x: auto;
  }
`;

const columns = ['what', 'condition', 'when', 'price', 'adjusted', 'weight'] as const;

function Comparables({ comparables }: Pick<Valuation, 'comparables'>): ReactNode {
  const intl = useIntl();
  const formatDate = useShopDate();
  return (
    <Table caption={intl.formatMessage({ id: 'valuation.comparables' })}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              <FormattedMessage id={`valuation.column.${column}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparables.map(({ id, isSold, year, condition, price, adjustedPrice, weight, at, title, path }) => (
          <tr key={id}>
            <td>{path !== null && title !== null ? <Link to={path}>{title}</Link> : (year ?? '–')}</td>
            <td>
              <FormattedMessage id={`admin.condition.${condition}`} />
            </td>
            <td>
              <FormattedMessage id={isSold ? 'valuation.sold' : 'valuation.listed'} values={{ day: formatDate(at) }} />
            </td>
            <td className="hs-num">{formatMoney(price.amountCents, intl)}</td>
            <td className="hs-num">{formatMoney(adjustedPrice.amountCents, intl)}</td>
            <td className="hs-num">{intl.formatNumber(weight, { style: 'percent' })}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The price, its range, why, and the comparables; plain words where the data is thin. Renders a `<section>`. */
export function ValuationResult({ valuation }: { readonly valuation: Valuation }): ReactNode {
  const intl = useIntl();
  const formatDate = useShopDate();
  const { low, median, high, isThin, nearness, soldCount, liveCount, yearlyGrowthPercent, pastError, comparables } =
    valuation;
  const money = (cents: number): string => formatMoney(cents, intl);
  return (
    <Root aria-live="polite">
      <p className="price">
        {money(median.amountCents)}
        <small>
          <FormattedMessage
            id="valuation.range"
            values={{ low: money(low.amountCents), high: money(high.amountCents) }}
          />
        </small>
      </p>
      {isThin && (
        <Notice tone="warn">
          <FormattedMessage id="valuation.thin" values={{ count: comparables.length }} />
        </Notice>
      )}
      <ul>
        <li>
          <FormattedMessage id={`valuation.why.${nearness}`} values={{ sold: soldCount, listed: liveCount }} />
        </li>
        <li>
          <FormattedMessage
            id="valuation.why.adjusted"
            values={{ growth: intl.formatNumber(yearlyGrowthPercent, { maximumFractionDigits: 1 }) }}
          />
        </li>
        <li>
          <FormattedMessage id="valuation.why.weight" />
        </li>
        <li>
          {pastError ? (
            <FormattedMessage
              id="valuation.why.past"
              values={{
                count: pastError.sales,
                day: formatDate(pastError.from),
                error: intl.formatNumber(pastError.medianErrorPercent, { maximumFractionDigits: 0 }),
                held: intl.formatNumber(pastError.heldPercent, { maximumFractionDigits: 0 }),
              }}
            />
          ) : (
            <FormattedMessage id="valuation.why.noPast" />
          )}
        </li>
      </ul>
      <div className="scroll">
        <Comparables comparables={comparables} />
      </div>
    </Root>
  );
}
