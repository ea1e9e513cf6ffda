import type { Locale } from '@headstock/contracts/locale';
import type { RouteHandle } from '@headstock/contracts/remotes';
import { withMessages, type Messages } from '@headstock/i18n/messages';
import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import {
  loadCartMessages,
  loadCheckoutMessages,
  loadOrderMessages,
  loadOrderSearchMessages,
  loadPayMessages,
} from '#mfe-cart-checkout/messages/load-messages.ts';
import { loadShownStep } from '#mfe-cart-checkout/features/checkout/step-views.ts';
import { shouldRevalidate } from '#mfe-cart-checkout/routes/checkout/should-revalidate.ts';

interface PageModule {
  readonly Component: ComponentType;
  readonly loader: LoaderFunction;
}

type LoadMessages = (locale: Locale) => Promise<Messages>;

/** The routes of cart, checkout and orders, relative to the language root. */
export function createRoutes({ locale }: { readonly locale: Locale }): RouteObject[] {
  const handle = (name: string, messages: readonly string[]): RouteHandle => ({
    chunks: [name, ...messages.map((group) => `messages-${group}-${locale}`)],
  });
  /** Loads a page and its texts side by side. */
  const page =
    (load: () => Promise<PageModule>, ...messages: readonly LoadMessages[]) =>
    async (): Promise<PageModule> => {
      const [{ Component, loader }, ...texts] = await Promise.all([load(), ...messages.map((group) => group(locale))]);
      return { loader, Component: withMessages(Component, Object.assign({}, ...texts)) };
    };
  return [
    {
      id: 'cart',
      path: 'cart',
      handle: handle('page-cart', ['cart']),
      lazy: page(() => import(/* webpackChunkName: "page-cart" */ './cart/cart-page.tsx'), loadCartMessages),
    },
    {
      id: 'checkout',
      path: 'checkout',
      handle: handle('page-checkout', ['cart', 'checkout', 'pay']),
      shouldRevalidate,
      lazy: page(
        async () => {
          const [module] = await Promise.all([
            import(/* webpackChunkName: "page-checkout" */ './checkout/checkout-page.tsx'),
            loadShownStep(),
          ]);
          return module;
        },
        loadCartMessages,
        loadCheckoutMessages,
        loadPayMessages,
      ),
    },
    {
      id: 'valor-payment',
      path: 'valor-payment',
      handle: handle('page-valor', ['checkout', 'pay']),
      lazy: page(
        () => import(/* webpackChunkName: "page-valor" */ './valor-payment/valor-payment-page.tsx'),
        loadCheckoutMessages,
        loadPayMessages,
      ),
    },
    {
      id: 'order-search',
      path: 'orders/search',
      handle: handle('page-order-search', ['order-search']),
      lazy: page(
        () => import(/* webpackChunkName: "page-order-search" */ './order-search/order-search-page.tsx'),
        loadOrderSearchMessages,
      ),
    },
    {
      id: 'order-paper',
      path: 'orders/:id/:paper',
      handle: handle('page-order-paper', ['order']),
      lazy: page(
        () => import(/* webpackChunkName: "page-order-paper" */ './order-document/order-document-page.tsx'),
        loadOrderMessages,
      ),
    },
    {
      id: 'order',
      path: 'orders/:id',
      handle: handle('page-order', ['cart', 'order']),
      lazy: page(
        () => import(/* webpackChunkName: "page-order" */ './order/order-page.tsx'),
        loadCartMessages,
        loadOrderMessages,
      ),
    },
  ];
}
