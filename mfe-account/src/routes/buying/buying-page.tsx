import { PageHead } from '@headstock/i18n/page-head';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { ListPage, Rows } from '#mfe-account/features/list-page/list-page.tsx';
import { LiveOfferCard } from '#mfe-account/features/offers/live-offer-card.tsx';
import { PurchaseCard } from '#mfe-account/features/purchases/purchase-card.tsx';
import { PurchasesEmpty } from '#mfe-account/features/purchases/purchases-empty.tsx';
import type { BuyingView } from './buying-loader.ts';

/** `/profile/buying`: what is open for the buyer now, and the newest purchases. */
export function Component(): ReactNode {
  const { offers, open, latest, totalCount } = useLoaderData<BuyingView>();
  const { formatMessage } = useIntl();
  return (
    <ListPage>
      <PageHead title={formatMessage({ id: 'profile.page.buying' })} path="/profile/buying" />
      <header>
        <Heading level={1} step="1">
          <FormattedMessage id="profile.page.buying" />
        </Heading>
        <p className="hs-mute">
          <FormattedMessage id="buying.intro" />
        </p>
      </header>
      {offers.length > 0 && (
        <section aria-labelledby="buying-offers">
          <header>
            <Heading level={2} step="2" id="buying-offers">
              <FormattedMessage id="buying.offers" />
            </Heading>
            <Link to="/profile/buying/offers">
              <FormattedMessage id="buying.allOffers" />
            </Link>
          </header>
          <Rows>
            {offers.map((offer) => (
              <LiveOfferCard key={offer.id} offer={offer} />
            ))}
          </Rows>
        </section>
      )}
      {totalCount === 0 ? (
        <PurchasesEmpty none />
      ) : (
        <>
          <section aria-labelledby="buying-open">
            <Heading level={2} step="2" id="buying-open">
              <FormattedMessage id="buying.open" />
            </Heading>
            {open.length === 0 ? (
              <p className="hs-mute">
                <FormattedMessage id="buying.nothingOpen" />
              </p>
            ) : (
              <Rows>
                {open.map((purchase) => (
                  <PurchaseCard key={purchase.id} purchase={purchase} level={3} />
                ))}
              </Rows>
            )}
          </section>
          {latest.length > 0 && (
            <section aria-labelledby="buying-latest">
              <header>
                <Heading level={2} step="2" id="buying-latest">
                  <FormattedMessage id="buying.latest" />
                </Heading>
                <Link to="/profile/buying/purchases">
                  <FormattedMessage id="buying.allPurchases" />
                </Link>
              </header>
              <Rows>
                {latest.map((purchase) => (
                  <PurchaseCard key={purchase.id} purchase={purchase} level={3} />
                ))}
              </Rows>
            </section>
          )}
        </>
      )}
    </ListPage>
  );
}
