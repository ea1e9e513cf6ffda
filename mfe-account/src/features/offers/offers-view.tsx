import { useListen } from '@headstock/event-bus/react';
import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { EmptyState } from '@headstock/ui/empty-state';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useRevalidator } from 'react-router';
import { UnsavedForms } from '#mfe-account/features/leave-guard/unsaved-forms.tsx';
import { FilterLinks } from '#mfe-account/features/list-page/filter-links.tsx';
import { ListPage, Rows } from '#mfe-account/features/list-page/list-page.tsx';
import { PageLinks } from '#mfe-account/features/list-page/page-links.tsx';
import { SellerFilter } from '#mfe-account/features/list-page/seller-filter.tsx';
import { OfferCard } from './offer-card.tsx';
import { OffersTable } from './offers-table.tsx';
import { OpenOfferSection } from './open-offer-section.tsx';
import { offerStates, type OffersPage, toAnswerTogether } from './offer.model.ts';

/** The page of offers of one side: the open one with its actions, the filters, and the list. */
export function OffersView({ page }: { readonly page: OffersPage }): ReactNode {
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  // What the other one answers comes as a notification; what is written here stays.
  useListen('live/changed', ({ topic }) => {
    if (topic !== 'messages') void revalidate();
  });
  const { side, counts, open, offerId, offers, state } = page;
  const total = offerStates.reduce((sum, { value }) => sum + counts[value], 0);
  const waiting = toAnswerTogether(offers, side);
  const inList = offers.filter((offer) => !waiting.includes(offer));
  const filters = [
    { value: null, label: <FormattedMessage id="offers.state.all" />, count: total },
    ...offerStates.map(({ value, state: name }) => ({
      value,
      label: <FormattedMessage id={`offers.state.${name}`} />,
      count: counts[value],
    })),
  ];
  return (
    <UnsavedForms>
      <ListPage>
        <PageHead title={formatMessage({ id: `offers.title.${side}` })} path={`/profile/${side}/offers`} />
        <Heading level={1} step="1">
          <FormattedMessage id={`offers.title.${side}`} />
        </Heading>
        {side === 'selling' && (
          <p>
            <Link to="/profile/selling/offers/rules">
              <FormattedMessage id="offers.toRules" />
            </Link>
          </p>
        )}
        {side === 'selling' && <SellerFilter everySeller={page.isEverySeller} />}
        {open && <OpenOfferSection key={open.id} offer={open} side={side} />}
        {offerId !== null && !open && (
          <Notice tone="warn" live>
            <FormattedMessage id="offers.notFound" />
          </Notice>
        )}
        {total > 0 && (
          <FilterLinks label={formatMessage({ id: 'lists.filters' })} name="state" current={state} filters={filters} />
        )}
        {side === 'selling' && <OffersTable offers={waiting} />}
        {offers.length === 0 ? (
          <EmptyState
            title={<FormattedMessage id={total === 0 ? `offers.none.${side}` : 'offers.noneHere'} />}
            actions={
              <Button as={Link} to={total > 0 ? '?' : side === 'buying' ? '/shop' : '/profile/selling'}>
                <FormattedMessage id={total > 0 ? 'offers.all' : `offers.lead.${side}`} />
              </Button>
            }
          />
        ) : (
          inList.length > 0 && (
            <Rows>
              {inList.map((offer) => (
                <OfferCard key={offer.id} offer={offer} side={side} />
              ))}
            </Rows>
          )
        )}
        <PageLinks newer={page.newer} older={page.older} />
      </ListPage>
    </UnsavedForms>
  );
}
