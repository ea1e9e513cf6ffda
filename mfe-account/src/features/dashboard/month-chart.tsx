import { BarChart } from '@headstock/ui/bar-chart';
import { formatMoney } from '@headstock/ui/format-money';
import { Heading } from '@headstock/ui/heading';
import { Table } from '@headstock/ui/table';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { StackedTable } from '#mfe-account/features/list-page/stacked-table.ts';
import { Link } from 'react-router';

/** A month, as `2026-11`, with what it came to: the first amount is drawn, the others stand in the table. */
export interface MonthAmounts {
  readonly month: string;
  readonly cents: readonly [number, ...number[]];
}

/** Props of the chart. */
export interface MonthChartProps {
  /** Names the chart: the last segment of the ids of its messages. */
  readonly name: 'spending' | 'sales' | 'payouts' | 'portfolio';
  /** The oldest first. */
  readonly months: readonly MonthAmounts[];
  /** The columns of the table, one for each amount: last segments of message ids. */
  readonly columns: readonly string[];
  /** What is said beside the name: what all months come to, or the last one. */
  readonly sum?: 'total' | 'last';
}

/** Where a chart that is still empty begins to fill. */
const beginnings = {
  spending: '/shop',
  sales: '/profile/selling/listings',
  payouts: '/profile/selling/payouts',
  portfolio: '/profile/portfolio',
} as const;

/** A year of amounts by month as bars, with their table. Renders a `<section>`. */
export function MonthChart({ name, months, columns, sum = 'total' }: MonthChartProps): ReactNode {
  const intl = useIntl();
  const nameOf = (month: string, style: 'long' | 'short' | 'narrow', year?: 'numeric'): string =>
    intl.formatDate(`${month}-15T12:00:00Z`, { month: style, year, timeZone: 'UTC' });
  const money = (cents: number): string => formatMoney(cents, { ...intl, cents: 'always' });
  const said = sum === 'last' ? (months.at(-1)?.cents[0] ?? 0) : months.reduce((all, { cents }) => all + cents[0], 0);
  const title = (
    <Heading level={2} step="3" id={`chart-${name}`}>
      <FormattedMessage id={`dashboard.chart.${name}`} />
    </Heading>
  );
  if (months.every(({ cents }) => cents.every((amount) => amount === 0)))
    return (
      <section aria-labelledby={`chart-${name}`}>
        {title}
        <p className="hs-mute">
          <FormattedMessage id={`dashboard.none.${name}`} />{' '}
          <Link to={beginnings[name]}>
            <FormattedMessage id={`dashboard.begin.${name}`} />
          </Link>
        </p>
      </section>
    );
  const columnName = (column: string): string => intl.formatMessage({ id: `dashboard.column.${column}` });
  return (
    <section aria-labelledby={`chart-${name}`}>
      <BarChart
        caption={
          <>
            {title}
            <span className="hs-mute hs-num">
              <FormattedMessage id={`dashboard.${sum}`} values={{ amount: money(said) }} />
            </span>
          </>
        }
        bars={months.map(({ month, cents: [value] }) => ({
          key: month,
          value,
          label: nameOf(month, 'short'),
          narrow: nameOf(month, 'narrow'),
          text: money(value),
        }))}
        format={(cents) => formatMoney(cents, intl)}
        tableLabel={intl.formatMessage({ id: 'dashboard.asTable' })}
      >
        <StackedTable>
          <Table caption={intl.formatMessage({ id: `dashboard.chart.${name}` })} hideCaption>
            <thead>
              <tr>
                <th scope="col">
                  <FormattedMessage id="dashboard.column.month" />
                </th>
                {columns.map((column) => (
                  <th key={column} scope="col" data-align="end">
                    {columnName(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {months.toReversed().map(({ month, cents }) => (
                <tr key={month}>
                  <th scope="row">{nameOf(month, 'long', 'numeric')}</th>
                  {columns.map((column, index) => (
                    <td key={column} data-align="end" data-label={columnName(column)}>
                      {money(cents[index] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </StackedTable>
      </BarChart>
    </section>
  );
}
