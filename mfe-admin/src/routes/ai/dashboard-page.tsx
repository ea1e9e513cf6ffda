import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { EmptyState } from '@headstock/ui/empty-state';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import type { AssistantLogDashboardQuery } from '#mfe-admin/features/assistant-log/assistant-log.generated.ts';
import { DayChart, questionsOf } from '#mfe-admin/features/assistant-log/day-chart.tsx';
import { LatestQuestions } from '#mfe-admin/features/assistant-log/latest-questions.tsx';
import { Totals } from '#mfe-admin/features/assistant-log/totals.tsx';
import { UseTable } from '#mfe-admin/features/assistant-log/use-table.tsx';
import { AiPage } from './ai-page.tsx';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 36px;
  & > .latest {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
    gap: 28px 40px;
  }
`;

/** `/dashboard/ai`: how the assistants are doing, and who uses them up to which limits. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { assistantDays, assistantUse, lowRated, unknown } = useLoaderData<AssistantLogDashboardQuery>();
  return (
    <AiPage
      title={formatMessage({ id: 'assistants.dashboard' })}
      lead={<FormattedMessage id="assistants.dashboardLead" />}
      actions={
        <Button as={Link} to="/admin/ai" size="small" variant="outline">
          <FormattedMessage id="assistants.title" />
        </Button>
      }
    >
      <Parts>
        <Totals days={assistantDays} />
        {assistantDays.some((day) => questionsOf(day) > 0) ? (
          <DayChart days={assistantDays} />
        ) : (
          <EmptyState title={<FormattedMessage id="assistants.log.none" />}>
            <FormattedMessage id="assistants.log.noneHint" />
          </EmptyState>
        )}
        <div className="latest">
          <LatestQuestions
            title="assistants.latestLow"
            to="/admin/ai/questions?rating=low"
            questions={lowRated.edges}
          />
          <LatestQuestions
            title="assistants.latestUnknown"
            to="/admin/ai/questions?outcome=declined&outcome=unfinished"
            questions={unknown.edges}
          />
        </div>
        {assistantUse.length > 0 && <UseTable use={assistantUse} />}
      </Parts>
    </AiPage>
  );
}
