import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { ItemPicture } from '#mfe-account/features/list-page/item-picture.tsx';
import { addressWith } from '#mfe-account/features/list-page/list-address.model.ts';
import { RowCard } from '#mfe-account/features/list-page/row-card.tsx';
import { AutomaticAnswer } from './automatic-answer.tsx';
import { OfferClock } from './offer-clock.tsx';
import { OfferPrices } from './offer-prices.tsx';
import { OfferStateBadge } from './offer-state-badge.tsx';
import type { OfferRow, OfferSide } from './offer.model.ts';

/** An offer of a list, which leads to its moves and actions. Renders an `<li>`. */
export function OfferCard({ offer, side }: { readonly offer: OfferRow; readonly side: OfferSide }): ReactNode {
  const formatDate = useShopDate();
  const [query] = useSearchParams();
  const keep = { after: query.get('after'), before: query.get('before') };
  const other = side === 'buying' ? offer.seller : offer.buyer;
  return (
    <RowCard>
      <header>
        <ItemPicture item={offer.listing.item} />
        <div>
          <Heading level={2} step="3">
            <Link to={addressWith(query, { ...keep, offer: offer.id })}>{offer.listing.item.title}</Link>
          </Heading>
          <p className="hs-mute">
            <FormattedMessage
              id={`offers.with.${side}`}
              values={{ name: other.displayName, day: formatDate(offer.createdAt, 'day') }}
            />
          </p>
        </div>
        <OfferStateBadge offer={offer} side={side} />
      </header>
      <OfferPrices offer={offer} />
      <OfferClock {...offer} />
      <AutomaticAnswer offer={offer} />
    </RowCard>
  );
}
