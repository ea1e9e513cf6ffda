import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import type { ShownOrder } from '#mfe-cart-checkout/features/order/shown-order.ts';
import type { OpenAction } from './open-action.ts';

/** The end of an address that opens the payment: `/orders/{id}#pay`. */
const PAY = '#pay';

/** Opens the payment of an order whose address ends in `#pay`, if the viewer can pay for it. */
export function usePayLink({ viewerActions }: ShownOrder, open: (act: OpenAction) => void): void {
  const { hash } = useLocation();
  const begin = useEffectEvent(() => {
    if (viewerActions.includes('PAY')) open({ kind: 'pay' });
  });
  useEffect(() => {
    if (hash === PAY) begin();
  }, [hash]);
}
