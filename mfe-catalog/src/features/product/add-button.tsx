import { Button } from '@headstock/ui/button';
import { formatMoney } from '@headstock/ui/format-money';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Purchase } from './use-purchase.ts';

/**
 * The primary button: adds to the cart, at the agreed price where an offer of the visitor was accepted, or opens the cart when the
 * item is there already. Renders a `<button>`.
 */
export function AddButton({ purchase }: { readonly purchase: Purchase }) {
  const intl = useIntl();
  const { agreed, inCart } = purchase;
  return (
    <Button size="large" busy={purchase.busy} onClick={purchase.addToCart}>
      {agreed ? (
        <FormattedMessage
          id={inCart ? 'product.inCartAt' : 'product.addToCartAt'}
          values={{ price: formatMoney(agreed.cents, intl) }}
        />
      ) : (
        <FormattedMessage id={inCart ? 'product.inCart' : 'product.addToCart'} />
      )}
    </Button>
  );
}
