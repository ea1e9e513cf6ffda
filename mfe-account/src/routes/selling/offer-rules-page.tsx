import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { EmptyState } from '@headstock/ui/empty-state';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { UnsavedForms } from '#mfe-account/features/leave-guard/unsaved-forms.tsx';
import { ListPage, Rows } from '#mfe-account/features/list-page/list-page.tsx';
import { ListSearch } from '#mfe-account/features/list-page/list-search.tsx';
import { PageLinks } from '#mfe-account/features/list-page/page-links.tsx';
import { SellerFilter } from '#mfe-account/features/list-page/seller-filter.tsx';
import { OfferListingCard } from '#mfe-account/features/offer-rules/offer-listing-card.tsx';
import type { OfferListingsPage } from '#mfe-account/features/offer-rules/offer-listing.model.ts';

/** `/profile/selling/offers/rules`: how offers on the account's listings are answered, and offers to those who watch them. */
export function Component(): ReactNode {
  const { listings, totalCount, search, isEverySeller, newer, older } = useLoaderData<OfferListingsPage>();
  const { formatMessage } = useIntl();
  const isSearch = search !== '';
  return (
    <ListPage>
      <PageHead title={formatMessage({ id: 'offerRules.title' })} path="/profile/selling/offers/rules" />
      <header>
        <Heading level={1} step="1">
          <FormattedMessage id="offerRules.title" />
        </Heading>
        <p className="hs-mute">
          <FormattedMessage id="offerRules.intro" />
        </p>
      </header>
      <p>
        <Link to="/profile/selling/offers">
          <FormattedMessage id="offerRules.toOffers" />
        </Link>
      </p>
      <SellerFilter everySeller={isEverySeller} />
      {(isSearch || totalCount > 0) && (
        <ListSearch label={<FormattedMessage id="offerRules.search" />} search={search} keeps={['seller']} />
      )}
      {isSearch && (
        <p role="status" className="hs-mute">
          <FormattedMessage id="offerRules.found" values={{ count: totalCount, search }} />
        </p>
      )}
      {listings.length === 0 ? (
        <EmptyState
          title={<FormattedMessage id={isSearch ? 'offerRules.notFound' : 'offerRules.empty'} />}
          actions={
            <Button as={Link} to={isSearch ? '/profile/selling/offers/rules' : '/profile/selling/listings'}>
              <FormattedMessage id={isSearch ? 'offerRules.all' : 'offerRules.toListings'} />
            </Button>
          }
        />
      ) : (
        <UnsavedForms>
          <Rows>
            {listings.map((row) => (
              <OfferListingCard key={row.id} row={row} />
            ))}
          </Rows>
        </UnsavedForms>
      )}
      <PageLinks newer={newer} older={older} />
    </ListPage>
  );
}
