import { BarChart } from '@headstock/ui/bar-chart';
import { Heading } from '@headstock/ui/heading';
import { Table } from '@headstock/ui/table';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { AssistantLogDashboardQuery } from './assistant-log.generated.ts';
import { Cost } from './cost.tsx';

type Day = AssistantLogDashboardQuery['assistantDays'][number];

/** Questions of a day, however they were answered. */
export const questionsOf = ({ answered, declined, unfinished }: Day): number => answered + declined + unfinished;

/** The questions of the last 30 days, with a table behind the chart. Renders a `<section>`. */
export function DayChart({ days }: { readonly days: readonly Day[] }): ReactNode {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  const id = useId();
  const title = formatMessage({ id: 'assistants.days' });
  const nameOf = (day: string): string =>
    formatDate(`${day}T12:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const columns = ['answered', 'declined', 'unfinished'] as const;
  return (
    <section aria-labelledby={id}>
      <BarChart
        caption={
          <Heading level={2} step="3" id={id}>
            {title}
          </Heading>
        }
        bars={days.map((each, index) => ({
          key: each.day,
          value: questionsOf(each),
          label: index % 5 === 2 ? nameOf(each.day) : '',
          narrow: index % 10 === 2 ? nameOf(each.day) : '',
          text: formatNumber(questionsOf(each)),
        }))}
        format={(value) => formatNumber(value)}
        tableLabel={formatMessage({ id: 'assistants.asTable' })}
      >
        <Table caption={title} hideCaption>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="assistants.day" />
              </th>
              {columns.map((key) => (
                <th key={key} scope="col" data-align="end">
                  <FormattedMessage id={`assistants.outcome.${key}`} />
                </th>
              ))}
              <th scope="col" data-align="end">
                <FormattedMessage id="assistants.rating.low" />
              </th>
              <th scope="col" data-align="end">
                <FormattedMessage id="assistants.log.cost" />
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((each) => (
              <tr key={each.day}>
                <th scope="row">{nameOf(each.day)}</th>
                {columns.map((key) => (
                  <td key={key} data-align="end">
                    <FormattedNumber value={each[key]} />
                  </td>
                ))}
                <td data-align="end">
                  <FormattedNumber value={each.lowRated} />
                </td>
                <td data-align="end">
                  <Cost cents={each.costCents} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </BarChart>
    </section>
  );
}
