import { BarChart, type Bar } from '@headstock/ui/bar-chart';
import { Heading } from '@headstock/ui/heading';
import { Table } from '@headstock/ui/table';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

/** A row of the table behind a chart: its name, and its values. */
export interface ChartRow {
  readonly key: string;
  readonly name: string;
  readonly values: readonly ReactNode[];
}

/** Props of a chart. */
export interface OverviewChartProps {
  /** Last segment of the ids of its messages. */
  readonly name: 'sales' | 'income' | 'sellThrough' | 'stock';
  readonly bars: readonly Bar[];
  readonly format: (value: number) => string;
  /** Headings of the table: ids of messages, that of the rows first. */
  readonly headings: readonly string[];
  readonly rows: readonly ChartRow[];
  /** What it comes to. */
  readonly sum: string;
}

/** A chart with its table behind it. Renders a `<section>`. */
export function OverviewChart({ name, bars, format, headings, rows, sum }: OverviewChartProps): ReactNode {
  const { formatMessage } = useIntl();
  const id = useId();
  const title = formatMessage({ id: `overview.${name}` });
  return (
    <section aria-labelledby={id}>
      <BarChart
        caption={
          <>
            <Heading level={2} step="3" id={id}>
              {title}
            </Heading>
            <span className="hs-mute hs-num">{sum}</span>
          </>
        }
        bars={bars}
        format={format}
        tableLabel={formatMessage({ id: 'overview.asTable' })}
      >
        <Table caption={title} hideCaption>
          <thead>
            <tr>
              {headings.map((heading, index) => (
                <th key={heading} scope="col" data-align={index > 0 ? 'end' : undefined}>
                  <FormattedMessage id={heading} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.name}</th>
                {row.values.map((value, index) => (
                  <td key={headings[index + 1]} data-align="end">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </BarChart>
    </section>
  );
}
