import { Button } from '@headstock/ui/button';
import { EmptyState } from '@headstock/ui/empty-state';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

/** The cart page without line items. `quiet`: something else on the page is the main action. */
export function EmptyCart({ quiet }: { readonly quiet: boolean }) {
  return (
    <EmptyState
      level={1}
      title={<FormattedMessage id="cart.empty" />}
      actions={
        <Button as={Link} variant={quiet ? 'outline' : 'plush'} to="/shop?sort=LISTING_TIME_DESC">
          <FormattedMessage id="cart.toShop" />
        </Button>
      }
    >
      <FormattedMessage id="cart.emptyHint" />
    </EmptyState>
  );
}
