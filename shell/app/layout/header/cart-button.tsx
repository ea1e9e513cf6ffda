import { cartCountAtom } from '@headstock/event-bus';
import { useEmit } from '@headstock/event-bus/react';
import { Badge } from '@headstock/ui/badge';
import { IconButton } from '@headstock/ui/icon-button';
import { CartIcon } from '@headstock/ui/icons/cart';
import { useAtomValue } from 'jotai';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useHydrated } from '../use-hydrated.ts';

/** Opens the mini cart. Named 'Cart' whatever is in it; the count is its description. Renders a `<button>`. */
export function CartButton(): ReactNode {
  const intl = useIntl();
  const emit = useEmit();
  const inCart = useAtomValue(cartCountAtom);
  const count = useHydrated() ? inCart : 0;
  const countId = useId();
  return (
    <IconButton
      label={intl.formatMessage({ id: 'shell.cart' })}
      aria-describedby={count > 0 ? countId : undefined}
      aria-haspopup="dialog"
      onClick={() => emit('mini-cart/open', {})}
    >
      <CartIcon />
      {count > 0 ? (
        <>
          <Badge tone="count">{count}</Badge>
          <span id={countId} hidden>
            {intl.formatMessage({ id: 'shell.cart.count' }, { count })}
          </span>
        </>
      ) : null}
    </IconButton>
  );
}
