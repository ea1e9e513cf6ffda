import { formatMoney } from '@headstock/ui/format-money';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ListedByAge } from './month-links.tsx';
import { OverviewChart } from './overview-chart.tsx';
import type { OverviewAllQuery } from './overview.generated.ts';

/** What is for sale by how long it has been here. Renders a `<section>`. */
export function StockChart({ ages }: { readonly ages: OverviewAllQuery['shopOverview']['stockAges'] }): ReactNode {
  const intl = useIntl();
  const { formatMessage, formatNumber } = intl;
  const named = ages.map((age, index) => {
    const next = ages[index + 1]?.days;
    const name =
      next === undefined
        ? formatMessage({ id: 'overview.daysOrMore' }, { days: age.days })
        : formatMessage({ id: 'overview.daysBetween' }, { from: age.days, to: next - 1 });
    return { ...age, next: next ?? null, name, key: String(age.days) };
  });
  const count = ages.reduce((sum, age) => sum + age.count, 0);
  const cents = ages.reduce((sum, age) => sum + age.cents, 0);
  return (
    <OverviewChart
      name="stock"
      bars={named.map(({ key, name, count: value, days }) => ({
        key,
        value,
        label: name,
        narrow: `${days}+`,
        text: formatNumber(value),
      }))}
      format={(value) => formatNumber(value)}
      sum={formatMessage({ id: 'overview.stockSum' }, { count, amount: formatMoney(cents, intl) })}
      headings={['overview.age', 'overview.pieces', 'overview.asking']}
      rows={named.map(({ key, name, days, next, count: pieces, cents: asking }) => ({
        key,
        name,
        values: [
          <ListedByAge key="pieces" days={days} next={next} text={formatNumber(pieces)} />,
          formatMoney(asking, intl),
        ],
      }))}
    />
  );
}
