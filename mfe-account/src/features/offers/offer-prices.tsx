import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { belowAskingPercent, currentCents, currentShipping, type OfferRow } from './offer.model.ts';
import { usePriceText } from './use-price-text.ts';

/** The prices of an offer: what it is about, what was offered, what is asked, how far apart they are, and the seller's net. Renders a `<dl>`. */
export function OfferPrices({ offer }: { readonly offer: OfferRow }): ReactNode {
  const intl = useIntl();
  const priceText = usePriceText();
  const current = currentCents(offer);
  const offered = offer.amountOffered.amountCents;
  const rows: readonly (readonly [key: string, cents: number, shippingCents?: number | null])[] = [
    ['now', current, currentShipping(offer)],
    ...(offered === current ? [] : [['offered', offered, offer.shippingOffered?.amountCents ?? null] as const]),
    ['asking', offer.listing.askingPrice.amountCents],
    ...(offer.sellerNet ? [['net', offer.sellerNet.amountCents] as const] : []),
  ];
  return (
    <dl>
      {rows.map(([key, cents, shippingCents = null]) => (
        <div key={key}>
          <dt>
            <FormattedMessage id={`offers.price.${key}`} values={{ state: offer.state }} />
          </dt>
          <dd className="hs-num">{priceText(cents, shippingCents)}</dd>
        </div>
      ))}
      <div>
        <dt>
          <FormattedMessage id="offers.price.below" />
        </dt>
        <dd className="hs-num">{intl.formatNumber(belowAskingPercent(offer) / 100, { style: 'percent' })}</dd>
      </div>
    </dl>
  );
}
