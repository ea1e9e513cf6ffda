import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { ShieldIcon } from '@headstock/ui/icons/shield';
import { LocalPrice } from '@headstock/ui/local-price';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { CartOrder } from '@headstock/commerce-client/cart';
import { sumOf } from './cart.model.ts';
import { SumList } from './sum-list.tsx';
import { SummaryBox } from './summary-box.tsx';
import { useSumRows } from './use-sum-rows.tsx';

const Root = styled(SummaryBox)`
  position: sticky;
  top: 24px;
  & > .go {
    margin-top: 20px;
  }
`;

/** The sum of the cart and the one way on. Renders an `<aside>`. */
export function CartSummary({ orders }: { readonly orders: readonly CartOrder[] }) {
  const rows = useSumRows(orders, 'cart.atCheckout');
  return (
    <Root aria-labelledby="cart-summary">
      <h2 id="cart-summary">
        <FormattedMessage id="cart.summary" />
      </h2>
      <SumList rows={rows} />
      <LocalPrice kind="pay" cents={sumOf(orders, 'total')} />
      <p className="hs-small hs-mute">
        <FormattedMessage id="cart.currency" />
      </p>
      <div className="go">
        <Button as={Link} to="/checkout" size="large" wide className="hs-scripted">
          <FormattedMessage id="cart.checkout" />
        </Button>
        <noscript>
          <Button as={Link} to="/checkout/plain" size="large" wide>
            <FormattedMessage id="cart.checkout" />
          </Button>
        </noscript>
      </div>
      <p className="promise hs-small hs-mute">
        <ShieldIcon size="small" />
        <FormattedMessage id="cart.promise" />
      </p>
    </Root>
  );
}
