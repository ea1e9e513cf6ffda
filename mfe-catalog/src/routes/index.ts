import type { Locale } from '@headstock/contracts/locale';
import { lazyPage, type LazyPage } from '@headstock/i18n/lazy-page';
import type { RouteObject } from 'react-router';
import {
  compareMessages,
  contentMessages,
  formMessages,
  homeMessages,
  kitchenSinkMessages,
  listingMessages,
  productMessages,
  sellerMessages,
} from '#mfe-catalog/messages/load-messages.ts';

const home: LazyPage = {
  chunk: 'page-home',
  load: () => import(/* webpackChunkName: "page-home" */ './home/home-page.tsx'),
  loader: () => import(/* webpackChunkName: "loader-home" */ './home/home-loader.ts'),
  messages: [homeMessages],
};
const listing: LazyPage = {
  chunk: 'page-listing',
  load: () => import(/* webpackChunkName: "page-listing" */ './listing/listing-page.tsx'),
  loader: () => import(/* webpackChunkName: "loader-listing" */ './listing/listing-loader.ts'),
  messages: [listingMessages],
  // Filters stay open from one category to the next.
  persistent: true,
};
const product: LazyPage = {
  chunk: 'page-product',
  load: () => import(/* webpackChunkName: "page-product" */ './product/product-page.tsx'),
  loader: () => import(/* webpackChunkName: "loader-product" */ './product/product-loader.ts'),
  messages: [productMessages],
};
const seller: LazyPage = {
  chunk: 'page-seller',
  load: () => import(/* webpackChunkName: "page-seller" */ './seller/seller-page.tsx'),
  loader: () => import(/* webpackChunkName: "loader-seller" */ './seller/seller-loader.ts'),
  messages: [sellerMessages],
};
const compare: LazyPage = {
  chunk: 'page-compare',
  load: () => import(/* webpackChunkName: "page-compare" */ './compare/compare-page.tsx'),
  loader: () => import(/* webpackChunkName: "loader-compare" */ './compare/compare-loader.ts'),
  messages: [compareMessages],
};
const blog: LazyPage = {
  chunk: 'page-blog',
  load: () => import(/* webpackChunkName: "page-blog" */ './blog/blog-page.tsx'),
  loader: () => import(/* webpackChunkName: "loader-blog" */ './blog/blog-loader.ts'),
  messages: [contentMessages],
};
const post: LazyPage = {
  chunk: 'page-post',
  load: () => import(/* webpackChunkName: "page-post" */ './post/post-page.tsx'),
  loader: () => import(/* webpackChunkName: "loader-post" */ './post/post-loader.ts'),
  messages: [contentMessages],
};
const faqs: LazyPage = {
  chunk: 'page-faqs',
  load: () => import(/* webpackChunkName: "page-faqs" */ './faqs/faqs-page.tsx'),
  loader: () => import(/* webpackChunkName: "loader-faqs" */ './faqs/faqs-loader.ts'),
  messages: [contentMessages],
};
const content: LazyPage = {
  chunk: 'page-content',
  load: () => import(/* webpackChunkName: "page-content" */ './content/content-page.tsx'),
  loader: () => import(/* webpackChunkName: "loader-content" */ './content/content-loader.ts'),
  messages: [contentMessages],
};
const form: LazyPage = {
  chunk: 'page-form',
  load: () => import(/* webpackChunkName: "page-form" */ './form/form-page.tsx'),
  loader: () => import(/* webpackChunkName: "loader-form" */ './form/form-loader.ts'),
  messages: [formMessages],
};
const kitchenSink: LazyPage = {
  chunk: 'page-kitchen-sink',
  load: () => import(/* webpackChunkName: "page-kitchen-sink" */ './kitchen-sink/kitchen-sink-page.tsx'),
  loader: () => import(/* webpackChunkName: "loader-kitchen-sink" */ './kitchen-sink/kitchen-sink-loader.ts'),
  messages: [kitchenSinkMessages],
};

/** The pages of the catalogue in one language, relative to the language root. */
export function createRoutes({ locale }: { readonly locale: Locale }): RouteObject[] {
  return [
    { id: 'catalog-home', index: true, ...lazyPage(locale, home) },
    { id: 'catalog-shop', path: 'shop', ...lazyPage(locale, listing) },
    { id: 'catalog-category', path: 'shop/category/:type', ...lazyPage(locale, listing) },
    { id: 'catalog-sold', path: 'shop/sold', ...lazyPage(locale, listing) },
    { id: 'catalog-compare', path: 'shop/compare', ...lazyPage(locale, compare) },
    { id: 'catalog-product', path: 'shop/:slug/:id', ...lazyPage(locale, product) },
    {
      id: 'catalog-item-redirect',
      path: 'shop/*',
      lazy: () => import(/* webpackChunkName: "item-redirect" */ './item-redirect/item-redirect-loader.ts'),
    },
    { id: 'catalog-seller', path: 'sellers/:username', ...lazyPage(locale, seller) },
    { id: 'catalog-blog', path: 'blog', ...lazyPage(locale, blog) },
    { id: 'catalog-blog-category', path: 'blog/category/:category', ...lazyPage(locale, blog) },
    { id: 'catalog-post', path: 'blog/:slug', ...lazyPage(locale, post) },
    { id: 'catalog-faqs', path: 'faqs', ...lazyPage(locale, faqs) },
    { id: 'catalog-form', path: 'forms/:type', ...lazyPage(locale, form) },
    { id: 'catalog-kitchen-sink', path: 'kitchen-sink', ...lazyPage(locale, kitchenSink) },
    { id: 'catalog-content', path: ':slug', ...lazyPage(locale, content) },
  ];
}
