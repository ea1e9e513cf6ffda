import styled from '@emotion/styled';
import { Breadcrumbs } from '@headstock/ui/breadcrumbs';
import { down, up } from '@headstock/ui/breakpoints';
import { Timeline } from '@headstock/ui/timeline';
import { useIntl } from 'react-intl';
import type { FacetsProps } from './facets.tsx';
import { changed } from './listing-address.model.ts';
import { listingPath, type ListingAddress } from './listing-path.model.ts';
import type { ListingView } from './listing-view.model.ts';
import { useChosenFilters } from './use-chosen-filters.ts';
import { useFormatCount } from './use-format-count.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 2px 40px;
  padding-block: 4px 14px;
  & > nav {
    grid-column: 1 / -1;
  }
  & > h1 {
    font-size: min(clamp(2.25rem, 1rem + 5vw, 7rem), 6.5svh);
    overflow-wrap: anywhere;
  }
  & > .hs-lead {
    max-width: 32em;
    font-size: 1rem;
  }
  ${down('tabletMedium')} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${down('tablet')} {
    & > h1 {
      font-size: 2.25rem;
    }
    @media (max-height: 740px) {
      & > .hs-lead {
        display: none;
      }
    }
  }
`;

/** The decades in one line, beside the order of the results. */
const Decades = styled.div`
  & > ol > li {
    min-width: 116px;
  }
  & > ol > li > * {
    grid-auto-flow: column;
    align-items: center;
    gap: 8px;
    padding-block: 9px;
  }
  ${up('tabletMedium')} {
    min-height: 44px;
    & > ol {
      margin-right: 276px;
    }
  }
`;

/** The heading of the page: its category, the keywords, the latest arrivals, or the whole shop. */
export function useListingTitle(address: ListingAddress, view: ListingView): string {
  const intl = useIntl();
  if (view.category) return view.category.title;
  if (address.keywords) return intl.formatMessage({ id: 'listing.quotedKeywords' }, { text: address.keywords });
  if (address.isArchive) return intl.formatMessage({ id: 'listing.archive' });
  return intl.formatMessage({
    id: address.sort === 'LISTING_TIME_DESC' ? 'listing.latestArrivals' : 'listing.wholeShop',
  });
}

/** The maximum number of filters in the title. */
const NAMED = 3;

/** The document title: the heading, the active filters, and the page number. */
export function useDocumentTitle(address: ListingAddress, view: ListingView): string {
  const intl = useIntl();
  const title = useListingTitle(address, view);
  const chosen = useChosenFilters(address, view)
    .map(({ label }) => label)
    // Keywords outside of a category are the title already.
    .filter((label) => label !== title)
    .slice(0, NAMED)
    .join(', ');
  const narrowed = chosen ? intl.formatMessage({ id: 'listing.titleWithFilters' }, { title, chosen }) : title;
  return view.page > 1
    ? intl.formatMessage({ id: 'listing.titleWithPage' }, { title: narrowed, page: view.page })
    : narrowed;
}

function DecadeTimeline({ address, view }: FacetsProps) {
  const intl = useIntl();
  const write = useFormatCount();
  const decades = (view.facets.DECADE ?? []).map(([value, , count, orMore]) => ({
    decade: Number(value),
    count,
    orMore,
  }));
  // What was searched for is narrowed by its chips, which stand here.
  if (decades.length < 2 || address.keywords) return <Decades />;
  const placeOf = ({ decade, count, orMore }: (typeof decades)[number]) => {
    const current = address.decade.includes(decade);
    const reachable = count > 0 || current;
    return {
      key: String(decade),
      label: intl.formatMessage({ id: 'catalog.decade' }, { decade: String(decade) }),
      count: write(count, orMore && 'atLeast'),
      countLabel: intl.formatMessage({ id: 'catalog.instrumentCount' }, { count }),
      current,
      ...(reachable ? { to: listingPath(changed(address, { decade: current ? [] : [decade] })) } : {}),
    };
  };
  return (
    <Decades className="hs-wrap">
      <Timeline
        rel="nofollow"
        label={intl.formatMessage({ id: 'catalog.decades' })}
        entries={decades.toSorted((a, b) => a.decade - b.decade).map(placeOf)}
      />
    </Decades>
  );
}

/** Breadcrumbs, the title with its count, the category's description, and the timeline of decades. */
export function ListingHead({ address, view }: FacetsProps) {
  const intl = useIntl();
  const write = useFormatCount();
  const title = useListingTitle(address, view);
  const lead =
    view.category?.description ??
    intl.formatMessage({ id: address.isArchive ? 'listing.archive.lead' : 'listing.lead' });
  const shop = { label: intl.formatMessage({ id: 'catalog.shop' }), to: '/shop' };
  return (
    <>
      <Root className="hs-wrap">
        <Breadcrumbs
          label={intl.formatMessage({ id: 'catalog.breadcrumbs' })}
          crumbs={[{ label: intl.formatMessage({ id: 'catalog.home' }), to: '/' }, shop, { label: title }]}
        />
        <h1 className="hs-title">
          {title}
          <sup className="hs-num">{write(view.total, view.certainty)}</sup>
        </h1>
        <p className="hs-lead">{lead}</p>
      </Root>
      <DecadeTimeline address={address} view={view} />
    </>
  );
}
