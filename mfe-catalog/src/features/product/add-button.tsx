import { Button } from '@headstock/ui/button';
import { FormattedMessage } from 'react-intl';
import type { Purchase } from './use-purchase.ts';

/** The primary button: adds to the cart, or opens the cart when the item is there already. Renders a `<button>`. */
export function AddButton({ purchase }: { readonly purchase: Purchase }) {
  return (
    <Button size="large" busy={purchase.busy} onClick={purchase.addToCart}>
      <FormattedMessage id={purchase.inCart ? 'product.inCart' : 'product.addToCart'} />
    </Button>
  );
}
