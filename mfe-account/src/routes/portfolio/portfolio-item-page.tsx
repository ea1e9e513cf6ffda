import { PageHead } from '@headstock/i18n/page-head';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { pathOfItem } from '#mfe-account/features/list-page/item-path.ts';
import { ListPage } from '#mfe-account/features/list-page/list-page.tsx';
import { ComparableTable } from '#mfe-account/features/portfolio/comparable-table.tsx';
import { DocumentList } from '#mfe-account/features/portfolio/document-list.tsx';
import { PhotographsSection } from '#mfe-account/features/portfolio/photographs-section.tsx';
import type { PortfolioDetailsFragment } from '#mfe-account/features/portfolio/portfolio.generated.ts';
import { PortfolioForm } from '#mfe-account/features/portfolio/portfolio-form.tsx';
import { RemoveButton } from '#mfe-account/features/portfolio/removal.tsx';
import { SellButton } from '#mfe-account/features/portfolio/sell-button.tsx';
import { ValueLine } from '#mfe-account/features/portfolio/value-line.tsx';
import type { PortfolioItemView } from './portfolio-item-loader.ts';

function Sections({ item }: { readonly item: PortfolioDetailsFragment }): ReactNode {
  return (
    <>
      <ValueLine item={item} />
      <PhotographsSection key={item.id} item={item} />
      <section aria-labelledby="portfolio-documents">
        <Heading level={2} step="2" id="portfolio-documents">
          <FormattedMessage id="portfolio.documents" />
        </Heading>
        <DocumentList item={item} />
      </section>
      {/* The table is a region of that name. */}
      <section>
        <Heading level={2} step="2">
          <FormattedMessage id="portfolio.comparables" />
        </Heading>
        <ComparableTable item={item} />
      </section>
    </>
  );
}

/** `/profile/portfolio/:id`: an instrument with its papers and its comparables; `new` adds one. */
export function Component(): ReactNode {
  const { item } = useLoaderData<PortfolioItemView>();
  const { formatMessage } = useIntl();
  const title = item?.title ?? formatMessage({ id: 'portfolio.new' });
  return (
    <ListPage>
      <PageHead title={title} path={`/profile/portfolio/${item?.id ?? 'new'}`} />
      <header>
        <Link to="/profile/portfolio" className="hs-small">
          <FormattedMessage id="profile.page.portfolio" />
        </Link>
        <Heading level={1} step="1">
          {title}
        </Heading>
        {item?.item && (
          <Link to={pathOfItem(item.item)}>
            <FormattedMessage id="portfolio.asSold" />
          </Link>
        )}
        {item && item.orderId !== null && (
          <Link to={`/orders/${item.orderId}`}>
            <FormattedMessage id="portfolio.order" />
          </Link>
        )}
      </header>
      {item && <Sections item={item} />}
      <section aria-labelledby={item ? 'portfolio-facts' : undefined}>
        {item && (
          <Heading level={2} step="2" id="portfolio-facts">
            <FormattedMessage id="portfolio.facts" />
          </Heading>
        )}
        <PortfolioForm key={item?.id ?? 'new'} item={item} />
      </section>
      {item && (
        <footer>
          <SellButton id={item.id} /> <RemoveButton id={item.id} />
        </footer>
      )}
    </ListPage>
  );
}
