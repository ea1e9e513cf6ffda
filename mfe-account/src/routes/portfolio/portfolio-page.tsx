import { PageHead } from '@headstock/i18n/page-head';
import { EmptyState } from '@headstock/ui/empty-state';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData, useSearchParams } from 'react-router';
import { MonthChart } from '#mfe-account/features/dashboard/month-chart.tsx';
import { ListPage } from '#mfe-account/features/list-page/list-page.tsx';
import { AddInstrument } from '#mfe-account/features/portfolio/add-instrument.tsx';
import { PortfolioList } from '#mfe-account/features/portfolio/portfolio-list.tsx';
import { UndoRemoval } from '#mfe-account/features/portfolio/removal.tsx';
import type { PortfolioView } from './portfolio-loader.ts';

/** `/profile/portfolio`: the instruments that somebody owns, and their value. */
export function Component(): ReactNode {
  const { months, ...list } = useLoaderData<PortfolioView>();
  const { formatMessage } = useIntl();
  const removed = useSearchParams()[0].get('removed');
  return (
    <ListPage>
      <PageHead title={formatMessage({ id: 'profile.page.portfolio' })} path="/profile/portfolio" />
      <header>
        <Heading level={1} step="1">
          <FormattedMessage id="profile.page.portfolio" />
        </Heading>
        <p className="hs-mute">
          <FormattedMessage id="portfolio.intro" />
        </p>
      </header>
      {removed !== null && list.items.every(({ id }) => id !== removed) && <UndoRemoval id={removed} />}
      {list.totalCount === 0 ? (
        <EmptyState title={<FormattedMessage id="portfolio.none" />} actions={<AddInstrument />}>
          <FormattedMessage id="portfolio.noneHint" />
        </EmptyState>
      ) : (
        <>
          <MonthChart
            name="portfolio"
            months={months.map(({ month, value }) => ({ month, cents: [value.amountCents] }))}
            columns={['value']}
            sum="last"
          />
          <PortfolioList {...list} />
        </>
      )}
    </ListPage>
  );
}
