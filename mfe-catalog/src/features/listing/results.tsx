import styled from '@emotion/styled';
import { down, up } from '@headstock/ui/breakpoints';
import { CardGrid } from '@headstock/ui/card-grid';
import { Notice } from '@headstock/ui/notice';
import { Pagination } from '@headstock/ui/pagination';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigation } from 'react-router';
import { ListingCard } from '#mfe-catalog/features/item-card/listing-card.tsx';
import { ActiveChips } from './active-chips.tsx';
import { SavedSearchCard } from './saved-search-card.tsx';
import { filterCount } from './listing-address.model.ts';
import { ARCHIVE_PATH, listingPath } from './listing-path.model.ts';
import { NoResult } from './no-result.tsx';
import { SortSelect } from './sort-select.tsx';
import type { FacetsProps } from './facets.tsx';

const Root = styled.section`
  position: relative;
  min-width: 0;
  & > .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px 16px;
    margin-bottom: 14px;
    &:has(> span:first-of-type:empty) {
      display: none;
    }
  }
  & > .sold {
    margin-top: 40px;
    text-align: center;
    & > a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
  & > .cards {
    transition: opacity var(--hs-m-base) 120ms;
    &[aria-busy='true'] {
      opacity: 0.5;
    }
  }
  ${down('tabletMedium')} {
    & > .bar {
      margin-bottom: 12px;
    }
    & > form {
      display: none;
    }
  }
  ${up('tabletMedium')} {
    /* In the line of the decades. */
    & > form {
      position: absolute;
      right: 0;
      top: -60px;
    }
    &[data-searched] > .bar {
      margin-top: -60px;
      min-height: 44px;
      padding-right: 276px;
    }
  }
`;

const sizes = '(min-width:1728px) 304px, (min-width:1280px) 17vw, (min-width:768px) 25vw, 46vw';
/** Position of the saved-search card among the item cards, from 0. */
const huntPlace = 7;

/** The results: active filters, order, cards and pagination. Renders a `<section>`. */
export function Results({ address, view }: FacetsProps) {
  const intl = useIntl();
  const loading = useNavigation().state === 'loading';
  const hunt = <SavedSearchCard key="hunt" address={address} />;
  const cards = view.cards.map((card, index) => (
    <ListingCard key={card.id} card={card} sizes={sizes} priority={index < 2} isArchived={address.isArchive} />
  ));
  return (
    <Root aria-labelledby="results" data-searched={address.keywords ? '' : undefined}>
      <h2 id="results" className="hs-vh">
        <FormattedMessage id="listing.results" />
      </h2>
      <p role="status" className="hs-vh">
        <FormattedMessage id="listing.resultCount" values={{ count: view.total, certainty: view.certainty }} />
      </p>
      <div className="bar">
        <ActiveChips address={address} view={view} />
      </div>
      <SortSelect id="sort" address={address} />
      {view.corrected && (
        <Notice>
          <FormattedMessage
            id="listing.corrected"
            values={{ corrected: <b>{view.corrected}</b>, typed: address.keywords }}
          />
        </Notice>
      )}
      {view.total === 0 ? (
        <NoResult address={address} view={view} />
      ) : (
        <div className="cards" aria-busy={loading}>
          <CardGrid layout="beside">{cards.toSpliced(huntPlace, 0, hunt)}</CardGrid>
        </div>
      )}
      <Pagination
        isUnlisted={filterCount(address) > 0 || address.sort !== 'DEFAULT'}
        current={view.page}
        count={view.pageCount}
        to={(page) => listingPath({ ...address, page })}
        labels={{
          nav: intl.formatMessage({ id: 'listing.pages' }),
          previous: intl.formatMessage({ id: 'listing.pages.previous' }),
          next: intl.formatMessage({ id: 'listing.pages.next' }),
          page: (page) => intl.formatMessage({ id: 'listing.pages.page' }, { page }),
        }}
      />
      {!address.isArchive && (
        <p className="sold">
          <Link to={ARCHIVE_PATH}>
            <FormattedMessage id="listing.archive.link" />
          </Link>
        </p>
      )}
    </Root>
  );
}
