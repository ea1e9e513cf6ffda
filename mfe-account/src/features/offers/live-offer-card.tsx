import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ItemPicture } from '#mfe-account/features/list-page/item-picture.tsx';
import { RowCard } from '#mfe-account/features/list-page/row-card.tsx';
import { OfferClock } from './offer-clock.tsx';
import { OfferPrices } from './offer-prices.tsx';
import { OfferStateBadge } from './offer-state-badge.tsx';
import { threadPath, type OfferRow } from './offer.model.ts';

/** A live offer of the buyer with its clock, which leads to the offer and to its thread. Renders an `<li>`. */
export function LiveOfferCard({ offer }: { readonly offer: OfferRow }): ReactNode {
  const { item } = offer.listing;
  return (
    <RowCard>
      <header>
        <ItemPicture item={item} />
        <div>
          <Heading level={3} step="3">
            <Link to={`/profile/buying/offers?offer=${offer.id}`}>{item.title}</Link>
          </Heading>
          <OfferClock {...offer} />
        </div>
        <OfferStateBadge offer={offer} side="buying" />
      </header>
      <OfferPrices offer={offer} />
      <p className="where">
        <Link to={threadPath(offer)}>
          <FormattedMessage id="offers.toThread" values={{ name: offer.seller.displayName, title: item.title }} />
        </Link>
      </p>
    </RowCard>
  );
}
