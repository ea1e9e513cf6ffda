import { formatMoney } from '@headstock/ui/format-money';
import { TruckIcon } from '@headstock/ui/icons/truck';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ShippingMethod } from './shipping-estimate.model.ts';

/** A way to send an item, with its days and its price. Renders a `<li>`. */
export function ShippingMethodRow({ method }: { readonly method: ShippingMethod }) {
  const { locale } = useIntl();
  const { earliestDays, latestDays, price, name } = method;
  return (
    <li>
      <TruckIcon />
      <span>
        {name}
        {latestDays !== null && (
          <small>
            <FormattedMessage
              id="product.shipping.days"
              values={{
                from: earliestDays ?? latestDays,
                to: latestDays,
                same: earliestDays === latestDays ? 'yes' : 'no',
              }}
            />
          </small>
        )}
      </span>
      <b className="hs-num">
        {price.amountCents === 0 ? (
          <FormattedMessage id="product.shipping.free" />
        ) : (
          formatMoney(price.amountCents, { locale })
        )}
      </b>
    </li>
  );
}
