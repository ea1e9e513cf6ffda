import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import type { ShownOrder } from '#mfe-cart-checkout/features/order/shown-order.ts';
import type { OpenAction } from './open-action.ts';

/** The ends of an address that open an act: `/orders/{id}#pay`. */
const links = {
  '#pay': { action: 'PAY', kind: 'pay' },
  '#ship': { action: 'SHIP', kind: 'ship' },
  '#tracking': { action: 'SET_TRACKING', kind: 'tracking' },
  '#deliver': { action: 'DELIVER', kind: 'deliver' },
} as const;

const isLink = (hash: string): hash is keyof typeof links => Object.hasOwn(links, hash);

/** Opens the act that the end of an order's address asks for, if the viewer can do it. */
export function useActionLink({ viewerActions }: ShownOrder, open: (act: OpenAction) => void): void {
  const { hash } = useLocation();
  const begin = useEffectEvent((end: string) => {
    const link = isLink(end) ? links[end] : undefined;
    if (link && viewerActions.includes(link.action)) open({ kind: link.kind });
  });
  useEffect(() => begin(hash), [hash]);
}
