import { Button } from '@headstock/ui/button';
import { FormattedMessage } from 'react-intl';
import type { Purchase } from './use-purchase.ts';

/** The one plush button: into the cart, or to the cart where it lies already. Renders a `<button>`. */
export function AddButton({ purchase }: { readonly purchase: Purchase }) {
  return (
    <Button size="large" busy={purchase.busy} onClick={purchase.act}>
      <FormattedMessage id={purchase.inCart ? 'product.inCart' : 'product.addToCart'} />
    </Button>
  );
}
