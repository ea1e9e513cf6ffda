import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { EmptyState } from '@headstock/ui/empty-state';
import { Heading } from '@headstock/ui/heading';
import { DownloadIcon } from '@headstock/ui/icons/download';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { FilterLinks } from '#mfe-account/features/list-page/filter-links.tsx';
import type { Neighbours } from '#mfe-account/features/list-page/list-address.model.ts';
import { Rows } from '#mfe-account/features/list-page/list-page.tsx';
import { ListSearch } from '#mfe-account/features/list-page/list-search.tsx';
import { PageLinks } from '#mfe-account/features/list-page/page-links.tsx';
import { AddInstrument } from './add-instrument.tsx';
import type { PortfolioFactsFragment } from './portfolio.generated.ts';
import { PortfolioCard } from './portfolio-card.tsx';
import { portfolioSorts } from './portfolio-sorts.ts';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;

/** Props of the list. */
export interface PortfolioListProps extends Neighbours {
  readonly items: readonly PortfolioFactsFragment[];
  readonly totalCount: number;
  readonly foundCount: number;
  readonly sort: string | null;
  readonly search: string;
}

/** The instruments of a portfolio with their search, their order and their pages. Renders a `<section>`. */
export function PortfolioList(props: PortfolioListProps): ReactNode {
  const { items, totalCount, foundCount, sort, search, newer, older } = props;
  const { formatMessage, locale } = useIntl();
  const sorts = [
    { value: null, label: <FormattedMessage id="portfolio.sort.added" /> },
    ...portfolioSorts.map(({ value }) => ({ value, label: <FormattedMessage id={`portfolio.sort.${value}`} /> })),
  ];
  return (
    <section aria-labelledby="portfolio-items">
      <header>
        <Heading level={2} step="2" id="portfolio-items">
          <FormattedMessage id="portfolio.count" values={{ count: totalCount }} />
        </Heading>
        <Actions>
          <AddInstrument />
          <Button as="a" variant="outline" size="small" href={`/api/portfolio/insurance.pdf?lang=${locale}`}>
            <DownloadIcon size="small" />
            <FormattedMessage id="portfolio.packet" />
          </Button>
        </Actions>
      </header>
      {totalCount > 1 && (
        <>
          <FilterLinks label={formatMessage({ id: 'portfolio.sortBy' })} name="sort" current={sort} filters={sorts} />
          <ListSearch label={<FormattedMessage id="portfolio.search" />} search={search} keeps={['sort']} />
        </>
      )}
      {search !== '' && (
        <p role="status" className="hs-mute">
          <FormattedMessage id="portfolio.found" values={{ count: foundCount, search }} />
        </p>
      )}
      {items.length === 0 ? (
        <EmptyState
          title={<FormattedMessage id="portfolio.notFound" />}
          actions={
            <Button as={Link} to="/profile/portfolio">
              <FormattedMessage id="portfolio.all" />
            </Button>
          }
        />
      ) : (
        <Rows>
          {items.map((item) => (
            <PortfolioCard key={item.id} item={item} />
          ))}
        </Rows>
      )}
      <PageLinks newer={newer} older={older} sorted />
      <p className="hs-small hs-mute">
        <FormattedMessage id="portfolio.valueNote" />
      </p>
    </section>
  );
}
