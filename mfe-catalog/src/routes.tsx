import type { Locale } from '@headstock/contracts/locale';
import type { RouteHandle } from '@headstock/contracts/remotes';
import { withMessages, type Messages } from '@headstock/i18n/messages';
import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import {
  loadContentMessages,
  loadFormMessages,
  loadHomeMessages,
  loadKitchenSinkMessages,
  loadListingMessages,
  loadProductMessages,
} from './messages/load-messages.ts';

interface PageModule {
  readonly Component: ComponentType;
  readonly loader: LoaderFunction;
  /** Brings what of the page stands as the server rendered it, where the server did not. */
  readonly loadIslands?: (locale: Locale) => Promise<void>;
}

type PageName = 'form' | 'kitchen-sink' | 'home' | 'listing' | 'product' | 'blog' | 'post' | 'faqs' | 'text';
type LoadMessages = (locale: Locale) => Promise<Messages>;

const content = [loadContentMessages, 'content'] as const;

/** Of each page its code, its words and the name of their chunk. */
const pages: Readonly<Record<PageName, readonly [() => Promise<PageModule>, LoadMessages, string]>> = {
  form: [() => import(/* webpackChunkName: "page-form" */ './routes/form/form-page.tsx'), loadFormMessages, 'form'],
  home: [() => import(/* webpackChunkName: "page-home" */ './routes/home.tsx'), loadHomeMessages, 'home'],
  'kitchen-sink': [
    () => import(/* webpackChunkName: "page-kitchen-sink" */ './routes/kitchen-sink/kitchen-sink-page.tsx'),
    loadKitchenSinkMessages,
    'kitchen-sink',
  ],
  listing: [
    () => import(/* webpackChunkName: "page-listing" */ './routes/listing.tsx'),
    loadListingMessages,
    'listing',
  ],
  product: [
    () => import(/* webpackChunkName: "page-product" */ './routes/product.tsx'),
    loadProductMessages,
    'product',
  ],
  blog: [() => import(/* webpackChunkName: "page-blog" */ './routes/blog.tsx'), ...content],
  post: [() => import(/* webpackChunkName: "page-post" */ './routes/post.tsx'), ...content],
  faqs: [() => import(/* webpackChunkName: "page-faqs" */ './routes/faqs.tsx'), ...content],
  text: [() => import(/* webpackChunkName: "page-text" */ './routes/text.tsx'), ...content],
};

/** A page with its code and its messages, loaded side by side. */
function page(name: PageName, locale: Locale): Pick<RouteObject, 'handle' | 'lazy'> {
  const [loadPage, loadMessages, words] = pages[name];
  return {
    handle: {
      chunks: [`page-${name}`, `messages-${words}-${locale}`],
      persistent: name === 'listing',
    } satisfies RouteHandle,
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
    { id: 'catalog-form', path: 'forms/:type', ...page('form', locale) },
    { id: 'catalog-kitchen-sink', path: 'kitchen-sink', ...page('kitchen-sink', locale) },
    {
      id: 'catalog-compare',
      path: 'shop/compare',
      handle: { chunks: ['page-compare', `messages-compare-${locale}`] } satisfies RouteHandle,
      lazy: async () => {
        const module = await import(/* webpackChunkName: "page-compare" */ './routes/compare/compare-route.ts');
        return module.loadCompareRoute(locale);
      },
    },
    { id: 'catalog-product', path: 'shop/:slug/:id', ...page('product', locale) },
    {
      id: 'catalog-any',
      path: 'shop/*',
      lazy: () => import(/* webpackChunkName: "page-any" */ './routes/any-item.ts'),
    },
    { id: 'catalog-blog', path: 'blog', ...page('blog', locale) },
    { id: 'catalog-blog-category', path: 'blog/category/:category', ...page('blog', locale) },
    { id: 'catalog-post', path: 'blog/:slug', ...page('post', locale) },
    { id: 'catalog-faqs', path: 'faqs', ...page('faqs', locale) },
    { id: 'catalog-text', path: ':slug', ...page('text', locale) },
  ];
}
