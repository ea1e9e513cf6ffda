import { formatMoney } from '@headstock/ui/format-money';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ListedInMonth, MonthAmount, OrdersOfMonth } from './month-links.tsx';
import { OverviewChart } from './overview-chart.tsx';
import type { OverviewAllQuery } from './overview.generated.ts';

const incomeAccounts = ['sales', 'commission'] as const;
const costAccounts = ['cost-of-goods'] as const;

/** A month of the shop. */
type ShopMonth = OverviewAllQuery['shopOverview']['months'][number];

const total = (months: readonly ShopMonth[], of: (month: ShopMonth) => number): number =>
  months.reduce((sum, month) => sum + of(month), 0);

/** A share in percent; 0 of nothing. */
export const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.round((part / whole) * 1000) / 10 : 0;

/** Sales, the shop's income and what was sold of what was listed, by month. Renders `<section>`s. */
export function MonthCharts({ months }: { readonly months: readonly ShopMonth[] }): ReactNode {
  const intl = useIntl();
  const { formatMessage, formatNumber } = intl;
  const nameOf = (month: string, style: 'long' | 'short' | 'narrow', year?: 'numeric'): string =>
    intl.formatDate(`${month}-15T12:00:00Z`, { month: style, year, timeZone: 'UTC' });
  const money = (cents: number): string => formatMoney(cents, intl);
  const percent = (value: number): string => formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 1 });
  const barsOf = (of: (month: ShopMonth) => number, text: (value: number) => string) =>
    months.map((each) => ({
      key: each.month,
      value: of(each),
      label: nameOf(each.month, 'short'),
      narrow: nameOf(each.month, 'narrow'),
      text: text(of(each)),
    }));
  const rowsOf = (valuesOf: (month: ShopMonth) => readonly ReactNode[]) =>
    months.toReversed().map((each) => ({
      key: each.month,
      name: nameOf(each.month, 'long', 'numeric'),
      values: valuesOf(each),
    }));
  const goods = total(months, ({ goodsCents }) => goodsCents);
  const income = total(months, ({ incomeCents }) => incomeCents);
  const cost = total(months, ({ costCents }) => costCents);
  const sold = total(months, (month) => month.sold);
  const listed = total(months, (month) => month.listed);
  return (
    <>
      <OverviewChart
        name="sales"
        bars={barsOf(({ goodsCents }) => goodsCents, money)}
        format={money}
        sum={formatMessage(
          { id: 'overview.salesSum' },
          { amount: money(goods), orders: total(months, ({ orders }) => orders) },
        )}
        headings={['overview.month', 'overview.orders', 'overview.goods']}
        rows={rowsOf(({ month, orders, goodsCents }) => [
          <OrdersOfMonth key="orders" month={month} text={formatNumber(orders)} />,
          <OrdersOfMonth key="goods" month={month} text={money(goodsCents)} />,
        ])}
      />
      <OverviewChart
        name="income"
        bars={barsOf(({ incomeCents }) => incomeCents, money)}
        format={money}
        sum={formatMessage(
          { id: 'overview.incomeSum' },
          { amount: money(income), share: percent(percentOf(income, goods)), margin: money(income - cost) },
        )}
        headings={['overview.month', 'overview.income', 'overview.cost', 'overview.margin', 'overview.share']}
        rows={rowsOf(({ month, incomeCents, costCents, goodsCents }) => [
          <MonthAmount key="income" month={month} accounts={incomeAccounts} text={money(incomeCents)} />,
          <MonthAmount key="cost" month={month} accounts={costAccounts} text={money(costCents)} />,
          <MonthAmount
            key="margin"
            month={month}
            accounts={[...incomeAccounts, ...costAccounts]}
            text={money(incomeCents - costCents)}
          />,
          percent(percentOf(incomeCents, goodsCents)),
        ])}
      />
      <OverviewChart
        name="sellThrough"
        bars={barsOf((month) => percentOf(month.sold, month.listed), percent)}
        format={percent}
        sum={formatMessage({ id: 'overview.sellThroughSum' }, { share: percent(percentOf(sold, listed)) })}
        headings={['overview.month', 'overview.listed', 'overview.sold', 'overview.share']}
        rows={rowsOf((month) => [
          <ListedInMonth key="listed" month={month.month} text={formatNumber(month.listed)} />,
          <ListedInMonth key="sold" month={month.month} isSold text={formatNumber(month.sold)} />,
          percent(percentOf(month.sold, month.listed)),
        ])}
      />
    </>
  );
}
