import styled from '@emotion/styled';
import { PageHead } from '@headstock/i18n/page-head';
import { down } from '@headstock/ui/breakpoints';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { LazyComparisonBar } from '#mfe-catalog/features/compare/lazy-comparison-bar.tsx';
import { Facets } from '#mfe-catalog/features/listing/facets.tsx';
import { FilterBar } from '#mfe-catalog/features/listing/filter-bar.tsx';
import { filterCount } from '#mfe-catalog/features/listing/listing-address.model.ts';
import {
  ARCHIVE_PATH,
  listingPath,
  plainAddress,
  type ListingAddress,
} from '#mfe-catalog/features/listing/listing-path.model.ts';
import { ListingHead, useDocumentTitle } from '#mfe-catalog/features/listing/listing-head.tsx';
import { Results } from '#mfe-catalog/features/listing/results.tsx';
import { useListingAddress } from '#mfe-catalog/features/listing/use-listing-address.ts';
import type { BreadcrumbData } from '#mfe-catalog/features/structured-data/breadcrumbs-json-ld.model.ts';
import { PageDataIsland } from '#mfe-catalog/features/structured-data/page-data-island.ts';
import type { loader } from './listing-loader.ts';

export { loadPageData as loadIslands } from '#mfe-catalog/features/structured-data/page-data-island.ts';

const Layout = styled.div`
  display: grid;
  grid-template-columns: 264px minmax(0, 1fr);
  gap: 40px 48px;
  padding-block: 16px 96px;
  ${down('desktop')} {
    grid-template-columns: 220px minmax(0, 1fr);
    column-gap: 32px;
  }
  ${down('tabletMedium')} {
    position: relative;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    padding-block: 12px 100px;
    & > aside:not(:target) {
      display: none;
    }
  }
  @media print {
    grid-template-columns: 1fr;
    & > aside {
      display: none;
    }
  }
`;

/** An archive of fewer is not worth a place in a search engine. */
const THIN = 6;

/** Only pages without filters are for search engines; every other one names the plain page as its original. */
function canonicalPath(address: ListingAddress, page: number): string {
  const plain = filterCount(address) === 0 && address.sort === 'DEFAULT';
  return listingPath({ ...plainAddress(address.type, address.isArchive), page: plain ? page : 1 });
}

/** The way to the page without its filters, for search engines. */
function useCrumbs(address: ListingAddress, category: string | undefined): BreadcrumbData[] {
  const { formatMessage } = useIntl();
  return [
    { label: formatMessage({ id: 'catalog.home' }), path: '/' },
    { label: formatMessage({ id: 'catalog.shop' }), path: '/shop' },
    ...(address.isArchive ? [{ label: formatMessage({ id: 'listing.archive' }), path: ARCHIVE_PATH }] : []),
    ...(category === undefined ? [] : [{ label: category, path: listingPath(plainAddress(address.type)) }]),
  ];
}

/** The listing: the whole shop, or one category. */
export function Component() {
  const view = useLoaderData<typeof loader>();
  const address = useListingAddress();
  const intl = useIntl();
  const title = useDocumentTitle(address, view);
  const crumbs = useCrumbs(address, view.category?.title);
  return (
    <>
      <PageHead
        title={title}
        description={
          view.category?.description ??
          intl.formatMessage({ id: address.isArchive ? 'listing.archive.lead' : 'listing.lead' })
        }
        unlisted={address.isArchive && view.total < THIN}
        {...(address.keywords ? {} : { path: canonicalPath(address, view.page) })}
      />
      <ListingHead address={address} view={view} />
      <Layout className="hs-wrap">
        <aside id="filters" aria-label={intl.formatMessage({ id: 'listing.filters' })}>
          <Facets address={address} view={view} />
        </aside>
        <FilterBar address={address} view={view} />
        <Results address={address} view={view} />
      </Layout>
      <PageDataIsland key={address.type} crumbs={crumbs} />
      <LazyComparisonBar />
    </>
  );
}
