import styled from '@emotion/styled';
import { Heading } from '@headstock/ui/heading';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { pathOfItem } from '#mfe-account/features/list-page/item-path.ts';
import { ItemPicture } from '#mfe-account/features/list-page/item-picture.tsx';
import { addressWith } from '#mfe-account/features/list-page/list-address.model.ts';
import { AutomaticAnswer } from './automatic-answer.tsx';
import { OfferActions } from './offer-actions.tsx';
import { OfferClock } from './offer-clock.tsx';
import { OfferMoves } from './offer-moves.tsx';
import { OfferPrices } from './offer-prices.tsx';
import { OfferStateBadge } from './offer-state-badge.tsx';
import { ProceedsList } from '#mfe-account/features/proceeds/proceeds-list.tsx';
import { currentShipping, threadPath, type OfferSide, type OpenOffer } from './offer.model.ts';

const Root = styled.section`
  padding: clamp(16px, 2.5vw, 28px);
  border: 1.5px solid var(--hs-line-strong);
  border-radius: var(--hs-r-control);
  background: var(--hs-surface);
  outline-offset: 3px;
  /* Before the rule of the page for headers of its sections. */
  && > header {
    flex-wrap: nowrap;
    align-items: start;
    justify-content: start;
    & > div + div {
      flex: 1;
      min-width: 0;
      display: grid;
      justify-items: start;
      gap: 6px;
    }
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    & > a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
  & > dl {
    display: flex;
    flex-wrap: wrap;
    gap: 8px clamp(20px, 3vw, 40px);
    & dt {
      color: var(--hs-ink-3);
      font-size: var(--hs-t-small);
    }
    & dd {
      font-weight: 600;
    }
  }
`;

/** The open offer, which takes the focus: its prices, clock, actions, and everything that happened. Renders a `<section>`. */
export function OpenOfferSection({ offer, side }: { readonly offer: OpenOffer; readonly side: OfferSide }): ReactNode {
  const root = useRef<HTMLElement>(null);
  const [query] = useSearchParams();
  const { item } = offer.listing;
  useEffect(() => root.current?.focus(), []);
  const isAgreed = currentShipping(offer) !== null;
  const shipping = item.localPickupOnly ? 'pickup' : item.requiresShipping ? 'shipped' : 'none';
  return (
    <Root ref={root} tabIndex={-1} aria-labelledby="open-offer">
      <header>
        <ItemPicture item={item} />
        <div>
          <Heading level={2} step="2" id="open-offer">
            {item.title}
          </Heading>
          <p>
            <OfferStateBadge offer={offer} side={side} />
          </p>
          <OfferClock {...offer} />
        </div>
      </header>
      <OfferPrices offer={offer} />
      {shipping !== 'none' && !isAgreed && (
        <p className="hs-mute">
          <FormattedMessage id={`offers.shipping.${shipping}`} />
        </p>
      )}
      {offer.buyerUnpaidOffers !== null && offer.buyerUnpaidOffers > 0 && (
        <p>
          <FormattedMessage
            id="offers.unpaid"
            values={{ name: offer.buyer.displayName, count: offer.buyerUnpaidOffers }}
          />
        </p>
      )}
      {offer.proceeds && offer.secondsLeft > 0 && <ProceedsList proceeds={offer.proceeds} />}
      <AutomaticAnswer offer={offer} />
      <OfferActions offer={offer} side={side} />
      <Heading level={3} step="3">
        <FormattedMessage id="offers.history" />
      </Heading>
      <OfferMoves moves={offer.moves} side={side} />
      <footer>
        <Link to={threadPath(offer)}>
          <FormattedMessage
            id="offers.toThread"
            values={{ name: (side === 'buying' ? offer.seller : offer.buyer).displayName, title: item.title }}
          />
        </Link>
        <Link to={pathOfItem(item)}>
          <FormattedMessage id="offers.toItem" />
        </Link>
        <Link to={addressWith(query, { offer: null })}>
          <FormattedMessage id="offers.close" />
        </Link>
      </footer>
    </Root>
  );
}
