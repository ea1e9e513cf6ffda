import styled from '@emotion/styled';
import { FormattedMessage } from 'react-intl';
import type { PricedLineItem } from '@headstock/commerce-client/cart';
import { useShopDate } from '@headstock/i18n/use-shop-date';

const Root = styled.p`
  font-size: var(--hs-t-small);
  color: var(--hs-good);
  &[data-over] {
    color: var(--hs-warn);
  }
`;

/**
 * That a line has the price of the shopper's offer, and until when; that the asking price applies again; or that it is a pending
 * sale to somebody else. Renders a `<p>`, or nothing.
 */
export function LineItemOffer({ line: { offer, listing } }: { readonly line: PricedLineItem }) {
  const writeDate = useShopDate();
  if (listing.isPendingSale && listing.viewerOfferUntil === null && !offer?.holds)
    return (
      <Root className="offer" data-over>
        <FormattedMessage id="cart.offer.pendingSale" />
      </Root>
    );
  if (!offer) return null;
  return (
    <Root className="offer" data-over={!offer.holds || undefined}>
      <FormattedMessage
        id={offer.holds ? 'cart.offer.holds' : 'cart.offer.over'}
        values={{ moment: writeDate(offer.expiresAt, 'moment') }}
      />
    </Root>
  );
}
