import styled from '@emotion/styled';
import { canImportListings } from '@headstock/contracts/session';
import { sessionAtom } from '@headstock/event-bus';
import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { EmptyState } from '@headstock/ui/empty-state';
import { Heading } from '@headstock/ui/heading';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { ListPage } from '#mfe-account/features/list-page/list-page.tsx';
import { ListTools } from '#mfe-account/features/list-page/list-tools.tsx';
import { PageLinks } from '#mfe-account/features/list-page/page-links.tsx';
import { SellerFilter } from '#mfe-account/features/list-page/seller-filter.tsx';
import { ListingRows } from '#mfe-account/features/listings/listing-rows.tsx';
import { listingStates } from '#mfe-account/features/listings/listing-row.model.ts';
import { NewListing } from '#mfe-account/features/listings/new-listing.tsx';
import type { ListingsView } from './listings-loader.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 20px;
  & > .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
`;

/** `/profile/selling/listings`: what a seller has in draft, on the shop and sold. */
export function Component(): ReactNode {
  const view = useLoaderData<ListingsView>();
  const { formatMessage } = useIntl();
  const { account } = useAtomValue(sessionAtom);
  const { counts } = view;
  const total = listingStates.reduce((sum, { state }) => sum + counts[state], 0);
  const filters = [
    { value: null, label: <FormattedMessage id="listings.state.all" />, count: total },
    ...listingStates
      // A state in which nothing is stands there only while it is chosen.
      .filter(({ state, value }) => counts[state] > 0 || value === view.state)
      .map(({ value, state }) => ({
        value,
        label: <FormattedMessage id={`listings.state.${state}`} />,
        count: counts[state],
      })),
  ];
  return (
    <ListPage>
      <PageHead title={formatMessage({ id: 'profile.page.listings' })} path="/profile/selling/listings" />
      <Head>
        <Heading level={1} step="1">
          <FormattedMessage id="profile.page.listings" />
        </Heading>
        <div className="acts">
          {canImportListings(account) && (
            <Button as={Link} variant="outline" to="/profile/selling/imports">
              <FormattedMessage id="listings.imports" />
            </Button>
          )}
          <NewListing />
        </div>
      </Head>
      <SellerFilter everySeller={view.everySeller} />
      <ListTools
        filters={filters}
        current={view.state}
        searchLabel={<FormattedMessage id="listings.search" />}
        search={view.search}
        keeps={['seller']}
        found={<FormattedMessage id="listings.found" values={{ count: view.totalCount, search: view.search }} />}
        isEmpty={total === 0}
      />
      {view.listings.length === 0 ? (
        <EmptyState
          title={<FormattedMessage id={total === 0 ? 'listings.none' : 'listings.notFound'} />}
          actions={
            total === 0 ? (
              <NewListing />
            ) : (
              <Button as={Link} to="/profile/selling/listings">
                <FormattedMessage id="listings.all" />
              </Button>
            )
          }
        />
      ) : (
        <ListingRows listings={view.listings} withSeller={view.everySeller} now={new Date(view.now)} />
      )}
      <PageLinks newer={view.newer} older={view.older} />
    </ListPage>
  );
}
