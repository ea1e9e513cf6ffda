import type { Locale } from '@headstock/contracts/locale';
import type { RouteHandle } from '@headstock/contracts/remotes';
import { withMessages, type Messages } from '@headstock/i18n/messages';
import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import { loadHomeMessages, loadListingMessages, loadProductMessages } from './messages/load-messages.ts';

interface PageModule {
  readonly Component: ComponentType;
  readonly loader: LoaderFunction;
  /** Brings what of the page stands as the server rendered it, where the server did not. */
  readonly loadIslands?: (locale: Locale) => Promise<void>;
}

type PageName = 'home' | 'listing' | 'product';

const pages: Readonly<Record<PageName, readonly [() => Promise<PageModule>, (locale: Locale) => Promise<Messages>]>> = {
  home: [() => import(/* webpackChunkName: "page-home" */ './routes/home.tsx'), loadHomeMessages],
  listing: [() => import(/* webpackChunkName: "page-listing" */ './routes/listing.tsx'), loadListingMessages],
  product: [() => import(/* webpackChunkName: "page-product" */ './routes/product.tsx'), loadProductMessages],
};

/** A page with its code and its messages, loaded side by side. */
function page(name: PageName, locale: Locale): Pick<RouteObject, 'handle' | 'lazy'> {
  const [loadPage, loadMessages] = pages[name];
  return {
    handle: { chunks: [`page-${name}`, `messages-${name}-${locale}`] } satisfies RouteHandle,
    lazy: async () => {
      const [module, messages] = await Promise.all([loadPage(), loadMessages(locale)]);
      const loader: LoaderFunction = async (asked) => {
        // What fails here is tried again by the island.
        const islands = module.loadIslands?.(locale).catch(() => undefined);
        const loaded = await module.loader(asked);
        await islands;
        return loaded;
      };
      return { loader, Component: withMessages(module.Component, messages) };
    },
  };
}

/** The pages of the catalogue in one language. */
export function createRoutes({ locale }: { readonly locale: Locale }): RouteObject[] {
  return [
    { id: 'catalog-home', index: true, ...page('home', locale) },
    { id: 'catalog-shop', path: 'shop', ...page('listing', locale) },
    { id: 'catalog-category', path: 'shop/category/:type', ...page('listing', locale) },
    { id: 'catalog-product', path: 'shop/:slug/:id', ...page('product', locale) },
    {
      id: 'catalog-any',
      path: 'shop/*',
      lazy: () => import(/* webpackChunkName: "page-any" */ './routes/any-item.ts'),
    },
  ];
}
