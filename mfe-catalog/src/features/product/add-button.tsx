import { Button } from '@headstock/ui/button';
import { formatMoney } from '@headstock/ui/format-money';
import { PlainForm } from '@headstock/ui/plain-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Purchase } from './use-purchase.ts';

/**
 * The primary button: adds to the cart, at the agreed price where an offer of the visitor was accepted, or opens the cart when the
 * item is there already; without scripts it is a form. Renders a `<button>` and a `<noscript>`.
 */
export function AddButton({ purchase }: { readonly purchase: Purchase }) {
  const intl = useIntl();
  const { agreed, inCart, option } = purchase;
  return (
    <>
      <Button className="hs-scripted" size="large" busy={purchase.busy} onClick={purchase.addToCart}>
        {agreed ? (
          <FormattedMessage
            id={inCart ? 'product.inCartAt' : 'product.addToCartAt'}
            values={{ price: formatMoney(agreed.cents, intl) }}
          />
        ) : (
          <FormattedMessage id={inCart ? 'product.inCart' : 'product.addToCart'} />
        )}
      </Button>
      {option && (
        <PlainForm action={`/api/cart/add?lang=${intl.locale}`} fields={{ listingId: option.listingId }}>
          <Button type="submit" size="large">
            <FormattedMessage id="product.addToCart" />
          </Button>
        </PlainForm>
      )}
    </>
  );
}
