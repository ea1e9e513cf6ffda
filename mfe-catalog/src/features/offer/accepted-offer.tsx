import { FormattedMessage } from 'react-intl';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { OfferPrice } from './offer-price.tsx';
import type { OwnOfferProps } from './own-offer-props.ts';

/** What was agreed on, and how long it holds; the page's own button adds it to the cart. Renders two `<p>`. */
export function AcceptedOffer({ offer }: Pick<OwnOfferProps, 'offer'>) {
  const formatDate = useShopDate();
  const price = <OfferPrice amount={offer.agreedAmount ?? offer.amountOffered} shipping={offer.agreedShipping} />;
  return (
    <>
      <p>
        <FormattedMessage id="offer.accepted" values={{ price }} />
      </p>
      <p className="until">
        <FormattedMessage
          id="offer.validUntil"
          values={{ moment: formatDate(offer.expiresAt, 'moment'), hours: Math.floor(offer.secondsLeft / 3_600) }}
        />
      </p>
    </>
  );
}
