import { Table } from '@headstock/ui/table';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import type { AssistantLogDashboardQuery } from './assistant-log.generated.ts';
import { Cost } from './cost.tsx';

/** Props of the table. */
export interface UseTableProps {
  readonly use: AssistantLogDashboardQuery['assistantUse'];
}

/** Who asked which assistant within 30 days, and what of their limits they have used. Renders a `<section>` with a `<table>`. */
export function UseTable({ use }: UseTableProps): ReactNode {
  const { formatMessage } = useIntl();
  const heading = (id: string): ReactNode => (
    <th scope="col" data-align="end">
      <FormattedMessage id={id} />
    </th>
  );
  return (
    <Table caption={formatMessage({ id: 'assistants.use' })}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="assistants.log.account" />
          </th>
          <th scope="col">
            <FormattedMessage id="assistants.log.assistant" />
          </th>
          {heading('assistants.use.questions')}
          {heading('assistants.use.declined')}
          {heading('assistants.use.lowRated')}
          {heading('assistants.log.cost')}
          {heading('assistants.use.hour')}
          {heading('assistants.use.day')}
        </tr>
      </thead>
      <tbody>
        {use.map((row) => (
          <tr key={`${row.accountId} ${row.assistantId}`}>
            <th scope="row">
              <Link to={`/admin/ai/questions?account=${row.accountId}`}>{row.accountName}</Link>
            </th>
            <td>{row.assistantName ?? row.assistantId}</td>
            <td data-align="end">
              <FormattedNumber value={row.questions} />
            </td>
            <td data-align="end">
              <FormattedNumber value={row.declined} />
            </td>
            <td data-align="end">
              <FormattedNumber value={row.lowRated} />
            </td>
            <td data-align="end">
              <Cost cents={row.costCents} />
            </td>
            <td data-align="end">
              <FormattedNumber value={row.questionsThisHour} />
              {row.hourlyQuestions !== null && (
                <>
                  {' / '}
                  <FormattedNumber value={row.hourlyQuestions} />
                </>
              )}
            </td>
            <td data-align="end">
              <Cost cents={row.costTodayCents} />
              {row.dailyCents !== null && (
                <>
                  {' / '}
                  <Amount money={{ amountCents: row.dailyCents }} />
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
