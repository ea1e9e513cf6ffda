import styled from '@emotion/styled';
import { PageHead } from '@headstock/i18n/page-head';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { MonthCharts } from '#mfe-admin/features/overview/month-charts.tsx';
import { OpenWork } from '#mfe-admin/features/overview/open-work.tsx';
import type { OverviewAllQuery } from '#mfe-admin/features/overview/overview.generated.ts';
import { StockChart } from '#mfe-admin/features/overview/stock-chart.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  & > .charts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 440px), 1fr));
    gap: 36px 40px;
  }
`;

/** `/admin/overview`: the work that waits, and how the shop is doing. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { months, stockAges, openWork } = useLoaderData<OverviewAllQuery['shopOverview']>();
  return (
    <Root>
      <PageHead title={formatMessage({ id: 'overview.title' })} />
      <Heading level={1} step="2">
        <FormattedMessage id="overview.title" />
      </Heading>
      <OpenWork work={openWork} />
      <div className="charts">
        <MonthCharts months={months} />
        <StockChart ages={stockAges} />
      </div>
    </Root>
  );
}
