import styled from '@emotion/styled';
import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { EmptyState } from '@headstock/ui/empty-state';
import { Heading } from '@headstock/ui/heading';
import { DownloadIcon } from '@headstock/ui/icons/download';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData, useSearchParams } from 'react-router';
import { MonthChart } from '#mfe-account/features/dashboard/month-chart.tsx';
import { ListPage, Rows } from '#mfe-account/features/list-page/list-page.tsx';
import { PortfolioCard } from '#mfe-account/features/portfolio/portfolio-card.tsx';
import { UndoRemoval } from '#mfe-account/features/portfolio/removal.tsx';
import type { PortfolioView } from './portfolio-loader.ts';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;

/** `/profile/portfolio`: the instruments that somebody owns, and their value. */
export function Component(): ReactNode {
  const { items, months } = useLoaderData<PortfolioView>();
  const { formatMessage, locale } = useIntl();
  const removed = useSearchParams()[0].get('removed');
  const add = (
    <Button as={Link} to="/profile/portfolio/new" size="small">
      <FormattedMessage id="portfolio.add" />
    </Button>
  );
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
      {removed !== null && items.every(({ id }) => id !== removed) && <UndoRemoval id={removed} />}
      {items.length === 0 ? (
        <EmptyState title={<FormattedMessage id="portfolio.none" />} actions={add}>
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
          <section aria-labelledby="portfolio-items">
            <header>
              <Heading level={2} step="2" id="portfolio-items">
                <FormattedMessage id="portfolio.count" values={{ count: items.length }} />
              </Heading>
              <Actions>
                {add}
                <Button as="a" variant="outline" size="small" href={`/api/portfolio/insurance.pdf?lang=${locale}`}>
                  <DownloadIcon size="small" />
                  <FormattedMessage id="portfolio.packet" />
                </Button>
              </Actions>
            </header>
            <Rows>
              {items.map((item) => (
                <PortfolioCard key={item.id} item={item} />
              ))}
            </Rows>
            <p className="hs-small hs-mute">
              <FormattedMessage id="portfolio.valueNote" />
            </p>
          </section>
        </>
      )}
    </ListPage>
  );
}
