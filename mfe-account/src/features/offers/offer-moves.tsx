import styled from '@emotion/styled';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OfferSide, OpenOffer } from './offer.model.ts';
import { usePriceText } from './use-price-text.ts';

const Root = styled.ol`
  display: grid;
  gap: 14px;
  & > li {
    display: grid;
    gap: 2px;
    padding-left: 16px;
    border-left: 3px solid var(--hs-line);
    & > p:first-of-type {
      font-weight: 600;
    }
    & > blockquote {
      margin: 4px 0 0;
      white-space: pre-line;
      overflow-wrap: anywhere;
    }
  }
  & > li:last-of-type {
    border-color: var(--hs-plush);
  }
`;

/** Everything that happened to an offer, the oldest first. Renders an `<ol>`. */
export function OfferMoves({
  moves,
  side,
}: {
  readonly moves: OpenOffer['moves'];
  readonly side: OfferSide;
}): ReactNode {
  const priceText = usePriceText();
  const formatDate = useShopDate();
  const own = side === 'buying' ? 'BUYER' : 'SELLER';
  return (
    <Root>
      {moves.map(({ position, kind, madeBy, amount, shipping, message, reason, createdAt }) => (
        <li key={position}>
          <p>
            <FormattedMessage
              id={`offers.move.${kind}`}
              values={{
                who: madeBy === 'SHOP' ? 'shop' : madeBy === own ? 'you' : madeBy,
                price: priceText(amount.amountCents, shipping?.amountCents ?? null),
              }}
            />
          </p>
          {reason && (
            <p>
              <FormattedMessage id={`offers.reason.${reason}`} />
            </p>
          )}
          {message && <blockquote dir="auto">{message}</blockquote>}
          <p className="hs-mute">{formatDate(createdAt, 'moment')}</p>
        </li>
      ))}
    </Root>
  );
}
