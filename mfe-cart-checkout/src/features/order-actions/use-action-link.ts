import { sessionAtom } from '@headstock/event-bus';
import { useEmit } from '@headstock/event-bus/react';
import { useStore } from 'jotai';
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

/**
 * Opens the act that an order's address asks for, if the viewer can do it: by its end, or by the `claim` of a mailed link, which
 * needs an account.
 */
export function useActionLink({ viewerActions }: ShownOrder, open: (act: OpenAction) => void): void {
  const { hash, search } = useLocation();
  const emit = useEmit();
  const store = useStore();
  const begin = useEffectEvent((end: string) => {
    const link = isLink(end) ? links[end] : undefined;
    if (link && viewerActions.includes(link.action)) open({ kind: link.kind });
  });
  const claim = useEffectEvent((code: string) => {
    if (!viewerActions.includes('CLAIM')) return;
    const ask = (): void => open({ kind: 'claim', code });
    if (store.get(sessionAtom).account) ask();
    else emit('auth/open', { onSignedIn: ask });
  });
  useEffect(() => begin(hash), [hash]);
  useEffect(() => {
    const code = new URLSearchParams(search).get('claim');
    if (code) claim(code);
  }, [search]);
}
