import { toCartState } from '@headstock/commerce-client/cart-state';
import { useListen } from '@headstock/event-bus/react';
import { emit } from '@headstock/event-bus';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useStore } from 'jotai';
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { readCart } from '@headstock/commerce-client/cart-cache';
import { removeSoldOut } from '@headstock/commerce-client/line-item-commands';
import { type CartContext } from '@headstock/commerce-client/cart-queue';
import { type PricedCart } from '@headstock/commerce-client/cart';

/** The store and the client that cart commands take; the same object between renders. */
export function useCartContext(): CartContext {
  const store = useStore();
  const client = useGraphQLClient();
  return useMemo(() => ({ store, client }), [store, client]);
}

/** Takes lines out that were sold meanwhile, and says so, whenever a cart with such lines is shown. */
export function useSoldOutCheck(cart: PricedCart | null): void {
  const context = useCartContext();
  const intl = useIntl();
  useEffect(() => {
    if (!cart) return;
    void removeSoldOut(context, cart).then((titles) => {
      if (titles.length === 0) return;
      const message = intl.formatMessage({ id: 'cart.soldOutRemoved' }, { titles: titles.join(', ') });
      emit(context.store, 'notification/show', { message, tone: 'warning', timeout: 5000 });
    });
  }, [cart, context, intl]);
}

/**
 * Calls `refresh` when the cart that is shown may be behind: the page comes back from the browser's store of pages, another tab
 * or another part of the page changed the cart.
 */
export function useStaleCart(shown: PricedCart | null, refresh: () => void): void {
  const client = useGraphQLClient();
  useListen('cart/changed', (state) => {
    const known = readCart(client) ?? shown;
    if (!known) return;
    const mine = toCartState(known);
    const bothEmpty = state.id === null && mine.id === null;
    if (!bothEmpty && (state.version !== mine.version || state.id !== mine.id)) refresh();
  });
  useEffect(() => {
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) refresh();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [refresh]);
}
