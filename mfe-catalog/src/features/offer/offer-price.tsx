import { formatMoney } from '@headstock/ui/format-money';
import { FormattedMessage, useIntl } from 'react-intl';

type Cents = { readonly amountCents: number };

/** A price of an offer, with what shipping is to cost where that was named. Renders a `<b>`. */
export function OfferPrice({ amount, shipping }: { readonly amount: Cents; readonly shipping: Cents | null }) {
  const intl = useIntl();
  const price = formatMoney(amount.amountCents, intl);
  if (shipping === null) return <b className="hs-num">{price}</b>;
  return (
    <b className="hs-num">
      <FormattedMessage
        id={shipping.amountCents === 0 ? 'offer.priceFreeShipping' : 'offer.priceWithShipping'}
        values={{ price, shipping: formatMoney(shipping.amountCents, intl) }}
      />
    </b>
  );
}
