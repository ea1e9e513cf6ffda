import styled from '@emotion/styled';
import { cartCountAtom } from '@headstock/event-bus';
import { useEmit } from '@headstock/event-bus/react';
import { Badge } from '@headstock/ui/badge';
import { IconButton } from '@headstock/ui/icon-button';
import { CartIcon } from '@headstock/ui/icons/cart';
import { useOnceHydrated } from '@headstock/ui/use-once-hydrated';
import { useAtomValue } from 'jotai';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ScriptlessLink } from './scriptless-link.tsx';

const Anchor = styled.span`
  position: relative;
  display: inline-flex;
`;

/** Opens the mini cart. Named 'Cart' whatever is in it; the count is its description. Renders a `<button>` in a `<span>`. */
export function CartButton(): ReactNode {
  const intl = useIntl();
  const emit = useEmit();
  const count = useOnceHydrated(useAtomValue(cartCountAtom), 0);
  const countId = useId();
  return (
    <Anchor>
      <IconButton
        className="hs-scripted"
        label={intl.formatMessage({ id: 'shell.cart.label' })}
        aria-describedby={count > 0 ? countId : undefined}
        aria-haspopup="dialog"
        onClick={() => emit('mini-cart/open', {})}
      >
        <CartIcon />
      </IconButton>
      <ScriptlessLink to="/cart" label={intl.formatMessage({ id: 'shell.cart.label' })}>
        <CartIcon />
      </ScriptlessLink>
      {count > 0 ? (
        <>
          {/* Beside the button, not in it: speech takes the name alone, and the count as its description. */}
          <Badge tone="count" on="icon">
            {count}
          </Badge>
          <span id={countId} hidden>
            {intl.formatMessage({ id: 'shell.cart.count' }, { count })}
          </span>
        </>
      ) : null}
    </Anchor>
  );
}
