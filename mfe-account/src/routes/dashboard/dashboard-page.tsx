import styled from '@emotion/styled';
import { isSeller } from '@headstock/contracts/session';
import { sessionAtom } from '@headstock/event-bus';
import { PageHead } from '@headstock/i18n/page-head';
import { Heading } from '@headstock/ui/heading';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { MonthChart } from '#mfe-account/features/dashboard/month-chart.tsx';
import { TaskList } from '#mfe-account/features/dashboard/task-list.tsx';
import { ListPage } from '#mfe-account/features/list-page/list-page.tsx';
import type { DashboardView } from './dashboard-loader.ts';

const Charts = styled.div`
  display: grid;
  gap: clamp(28px, 4vw, 44px);
  & > section {
    display: grid;
    gap: 10px;
  }
`;

/** `/profile/dashboard`: what waits for the person, and spending, sales, payouts and the value of the portfolio by month. */
export function Component(): ReactNode {
  const { tasks, more, spending, sales, payouts, portfolio } = useLoaderData<DashboardView>();
  const { formatMessage } = useIntl();
  const { account } = useAtomValue(sessionAtom);
  return (
    <ListPage>
      <PageHead title={formatMessage({ id: 'profile.page.dashboard' })} path="/profile/dashboard" />
      <header>
        <Heading level={1} step="1">
          <FormattedMessage id="profile.page.dashboard" />
        </Heading>
      </header>
      <section aria-labelledby="dashboard-tasks">
        <Heading level={2} step="2" id="dashboard-tasks">
          <FormattedMessage id="dashboard.tasks" />
        </Heading>
        <TaskList tasks={tasks} more={more} />
      </section>
      <Charts>
        {isSeller(account) && (
          <>
            <MonthChart name="sales" months={sales} columns={['sales', 'fees', 'net']} />
            <MonthChart name="payouts" months={payouts} columns={['payouts']} />
          </>
        )}
        <MonthChart name="spending" months={spending} columns={['spending']} />
        <MonthChart name="portfolio" months={portfolio} columns={['value']} sum="last" />
      </Charts>
    </ListPage>
  );
}
