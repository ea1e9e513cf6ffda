import { formatMoney } from '@headstock/ui/format-money';
import { useIntl } from 'react-intl';

/** Gives how a price of an offer is written, with what shipping is to cost where that was named; both in cents. */
export function usePriceText(): (cents: number, shippingCents: number | null) => string {
  const intl = useIntl();
  return (cents, shippingCents) => {
    const price = formatMoney(cents, intl);
    if (shippingCents === null) return price;
    const id = shippingCents === 0 ? 'offers.priceFreeShipping' : 'offers.priceWithShipping';
    return intl.formatMessage({ id }, { price, shipping: formatMoney(shippingCents, intl) });
  };
}
