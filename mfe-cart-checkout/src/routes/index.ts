import { addressMessages } from '@headstock/commerce-client/messages';
import type { Locale } from '@headstock/contracts/locale';
import { lazyPage } from '@headstock/i18n/lazy-page';
import type { RouteObject } from 'react-router';
import { loadShownStep } from '#mfe-cart-checkout/features/checkout/step-views.ts';
import {
  cartMessages,
  checkoutMessages,
  orderMessages,
  orderSearchMessages,
  paymentMessages,
  plainCheckoutMessages,
} from '#mfe-cart-checkout/messages/load-messages.ts';
import { shouldRevalidate } from './checkout/should-revalidate.ts';

async function loadCheckoutPage() {
  const [page] = await Promise.all([
    import(/* webpackChunkName: "page-checkout" */ './checkout/checkout-page.tsx'),
    loadShownStep(),
  ]);
  return page;
}

/** The routes of cart, checkout and orders, relative to the language root. */
export function createRoutes({ locale }: { readonly locale: Locale }): RouteObject[] {
  return [
    {
      id: 'cart',
      path: 'cart',
      ...lazyPage(locale, {
        chunk: 'page-cart',
        load: () => import(/* webpackChunkName: "page-cart" */ './cart/cart-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-cart" */ './cart/cart-loader.ts'),
        messages: [cartMessages],
      }),
    },
    {
      id: 'checkout',
      path: 'checkout',
      shouldRevalidate,
      ...lazyPage(locale, {
        chunk: 'page-checkout',
        load: loadCheckoutPage,
        loader: () => import(/* webpackChunkName: "loader-checkout" */ './checkout/checkout-loader.ts'),
        messages: [addressMessages, cartMessages, checkoutMessages, paymentMessages],
      }),
    },
    {
      id: 'plain-checkout',
      path: 'checkout/plain',
      ...lazyPage(locale, {
        chunk: 'page-plain-checkout',
        load: () => import(/* webpackChunkName: "page-plain-checkout" */ './plain-checkout/plain-checkout-page.tsx'),
        loader: () =>
          import(/* webpackChunkName: "loader-plain-checkout" */ './plain-checkout/plain-checkout-loader.ts'),
        messages: [addressMessages, cartMessages, checkoutMessages, paymentMessages, plainCheckoutMessages],
      }),
    },
    {
      id: 'valor-payment',
      path: 'valor-payment',
      ...lazyPage(locale, {
        chunk: 'page-valor-payment',
        load: () => import(/* webpackChunkName: "page-valor-payment" */ './valor-payment/valor-payment-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-valor-payment" */ './valor-payment/valor-payment-loader.ts'),
        messages: [checkoutMessages, paymentMessages],
      }),
    },
    {
      id: 'order-search',
      path: 'orders/search',
      ...lazyPage(locale, {
        chunk: 'page-order-search',
        load: () => import(/* webpackChunkName: "page-order-search" */ './order-search/order-search-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-order-search" */ './order-search/order-search-loader.ts'),
        messages: [orderSearchMessages],
      }),
    },
    {
      id: 'order-document',
      path: 'orders/:id/:document',
      ...lazyPage(locale, {
        chunk: 'page-order-document',
        load: () => import(/* webpackChunkName: "page-order-document" */ './order-document/order-document-page.tsx'),
        loader: () =>
          import(/* webpackChunkName: "loader-order-document" */ './order-document/order-document-loader.ts'),
        messages: [orderMessages],
      }),
    },
    {
      id: 'order',
      path: 'orders/:id',
      ...lazyPage(locale, {
        chunk: 'page-order',
        load: () => import(/* webpackChunkName: "page-order" */ './order/order-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-order" */ './order/order-loader.ts'),
        messages: [cartMessages, orderMessages],
      }),
    },
  ];
}
