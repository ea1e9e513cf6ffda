import { lazyPage } from '@headstock/i18n/lazy-page';
import {
  appraisalsMessages,
  formsMessages,
  describeMessages,
  intakeMessages,
  inventoryMessages,
  listsMessages,
  serialsMessages,
  valuationMessages,
  vocabularyMessages,
} from '#mfe-admin/messages/load-messages.ts';
import { consentsMessages } from '#mfe-admin/messages/load-consents-messages.ts';
import { namesRoutes } from './names-routes.ts';
import { slowStockRoutes } from './slow-stock-routes.ts';
import type { AdminSection } from '#mfe-admin/routes/admin/admin-section.ts';

const inventory = [listsMessages, inventoryMessages];
const intake = [listsMessages, inventoryMessages, intakeMessages, serialsMessages];
const appraisals = [listsMessages, formsMessages, appraisalsMessages];
const serials = [listsMessages, inventoryMessages, serialsMessages];

/** What is for sale, what comes in, and what the shop knows of serials. */
export const catalogueSection: AdminSection = {
  key: 'catalogue',
  pages: [
    { key: 'listings', path: '/admin/listings', letter: 'l', grant: 'catalogue:read' },
    { key: 'slow-stock', path: '/admin/catalogue/slow-stock', grant: 'catalogue:read' },
    { key: 'appraisals', path: '/admin/appraisals', letter: 'u', grant: 'catalogue:read' },
    { key: 'intake', path: '/admin/intake', letter: 'i', grant: 'catalogue:read' },
    { key: 'consents', path: '/admin/consents', grant: 'catalogue:read' },
    { key: 'serials', path: '/admin/serials', letter: 'n', grant: 'catalogue:read' },
    { key: 'brands', path: '/admin/catalogue/brands', letter: 'w', grant: 'catalogue:read' },
    { key: 'categories', path: '/admin/catalogue/categories', letter: 'c', grant: 'catalogue:read' },
    { key: 'vocabulary', path: '/admin/catalogue/vocabulary', letter: 'z', grant: 'catalogue:read' },
  ],
  actions: [
    { key: 'newListing', path: '/admin/listings/new', grant: 'catalogue:write' },
    { key: 'newIntake', path: '/admin/bench', grant: 'catalogue:write' },
    { key: 'newBrand', path: '/admin/catalogue/brands/new', grant: 'catalogue:write' },
    { key: 'newStolen', path: '/admin/stolen/new', grant: 'catalogue:write' },
    { key: 'listingsToApprove', path: '/admin/listings?needs=answer', grant: 'catalogue:read' },
    { key: 'listingsOnHold', path: '/admin/listings?needs=hold', grant: 'catalogue:read' },
    { key: 'importListings', path: '/profile/selling/imports', grant: 'catalogue:write' },
  ],
  records: { LISTING: (id) => `/admin/listings/${id}`, INTAKE: (id) => `/admin/intake/${id}` },
  subjects: {
    listing: (id) => `/admin/listings/${id}`,
    intake: (id) => `/admin/intake/${id}`,
    stolenSerial: (id) => `/admin/stolen/${id}`,
    brand: (id) => `/admin/catalogue/brands/${id}`,
    category: () => '/admin/catalogue/categories',
    holdRule: () => '/admin/intake-rules',
    dealTerms: () => '/admin/intake-rules',
    'search-vocabulary': () => '/admin/catalogue/vocabulary',
  },
  work: { APPRAISALS: '/admin/appraisals?state=NEW', CONSENTS: '/admin/consents' },
  routes: (locale) => [
    ...namesRoutes(locale),
    ...slowStockRoutes(locale),
    {
      id: 'admin-vocabulary',
      path: 'catalogue/vocabulary',
      ...lazyPage(locale, {
        chunk: 'page-vocabulary',
        load: () => import(/* webpackChunkName: "page-vocabulary" */ '#mfe-admin/routes/catalogue/vocabulary-page.tsx'),
        loader: () =>
          import(/* webpackChunkName: "loader-vocabulary" */ '#mfe-admin/routes/catalogue/vocabulary-loader.ts'),
        messages: [listsMessages, vocabularyMessages],
      }),
    },
    {
      id: 'admin-appraisals',
      path: 'appraisals',
      ...lazyPage(locale, {
        chunk: 'page-appraisals',
        load: () => import(/* webpackChunkName: "page-appraisals" */ '#mfe-admin/routes/catalogue/appraisals-page.tsx'),
        loader: () =>
          import(/* webpackChunkName: "loader-appraisals" */ '#mfe-admin/routes/catalogue/appraisals-loader.ts'),
        messages: appraisals,
      }),
    },
    {
      id: 'admin-appraisal',
      path: 'appraisals/:id',
      ...lazyPage(locale, {
        chunk: 'page-appraisal',
        load: () => import(/* webpackChunkName: "page-appraisal" */ '#mfe-admin/routes/catalogue/appraisal-page.tsx'),
        loader: () =>
          import(/* webpackChunkName: "loader-appraisal" */ '#mfe-admin/routes/catalogue/appraisal-loader.ts'),
        messages: [...appraisals, valuationMessages],
      }),
    },
    {
      id: 'admin-listings',
      path: 'listings',
      ...lazyPage(locale, {
        chunk: 'page-listings',
        load: () => import(/* webpackChunkName: "page-listings" */ '#mfe-admin/routes/catalogue/listings-page.tsx'),
        loader: () =>
          import(/* webpackChunkName: "loader-listings" */ '#mfe-admin/routes/catalogue/listings-loader.ts'),
        messages: inventory,
      }),
      children: [
        {
          id: 'admin-listing-new',
          path: 'new',
          ...lazyPage(locale, {
            chunk: 'page-new-listing',
            load: () =>
              import(/* webpackChunkName: "page-new-listing" */ '#mfe-admin/routes/catalogue/new-listing-page.tsx'),
            messages: inventory,
          }),
        },
        {
          id: 'admin-listings-price',
          path: 'price',
          ...lazyPage(locale, {
            chunk: 'page-bulk-price',
            load: () =>
              import(/* webpackChunkName: "page-bulk-price" */ '#mfe-admin/routes/catalogue/bulk-price-page.tsx'),
            messages: inventory,
          }),
        },
        {
          id: 'admin-listings-stock',
          path: 'stock',
          ...lazyPage(locale, {
            chunk: 'page-bulk-stock',
            load: () =>
              import(/* webpackChunkName: "page-bulk-stock" */ '#mfe-admin/routes/catalogue/bulk-stock-page.tsx'),
            messages: inventory,
          }),
        },
        ...['publish', 'unpublish', 'archive'].map((path) => ({
          id: `admin-listings-${path}`,
          path,
          ...lazyPage(locale, {
            chunk: 'page-bulk-state',
            load: () =>
              import(/* webpackChunkName: "page-bulk-state" */ '#mfe-admin/routes/catalogue/bulk-state-page.tsx'),
            messages: inventory,
          }),
        })),
        {
          id: 'admin-listing',
          path: ':id',
          ...lazyPage(locale, {
            chunk: 'page-listing',
            load: () => import(/* webpackChunkName: "page-listing" */ '#mfe-admin/routes/catalogue/listing-page.tsx'),
            loader: () =>
              import(/* webpackChunkName: "loader-listing" */ '#mfe-admin/routes/catalogue/listing-loader.ts'),
            messages: [...inventory, consentsMessages],
          }),
        },
        {
          id: 'admin-listing-description',
          path: ':id/description',
          ...lazyPage(locale, {
            chunk: 'page-listing-description',
            load: () =>
              import(
                /* webpackChunkName: "page-listing-description" */ '#mfe-admin/routes/catalogue/description-page.tsx'
              ),
            loader: () =>
              import(
                /* webpackChunkName: "loader-listing-description" */ '#mfe-admin/routes/catalogue/description-loader.ts'
              ),
            messages: [...inventory, describeMessages],
          }),
        },
      ],
    },
    {
      id: 'admin-consents',
      path: 'consents',
      ...lazyPage(locale, {
        chunk: 'page-consents',
        load: () => import(/* webpackChunkName: "page-consents" */ '#mfe-admin/routes/catalogue/consents-page.tsx'),
        loader: () =>
          import(/* webpackChunkName: "loader-consents" */ '#mfe-admin/routes/catalogue/consents-loader.ts'),
        messages: [listsMessages, consentsMessages],
      }),
    },
    {
      id: 'admin-intakes',
      path: 'intake',
      ...lazyPage(locale, {
        chunk: 'page-intakes',
        load: () => import(/* webpackChunkName: "page-intakes" */ '#mfe-admin/routes/catalogue/intakes-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-intakes" */ '#mfe-admin/routes/catalogue/intakes-loader.ts'),
        messages: intake,
      }),
      children: [
        {
          id: 'admin-intake',
          path: ':id',
          ...lazyPage(locale, {
            chunk: 'page-intake',
            load: () => import(/* webpackChunkName: "page-intake" */ '#mfe-admin/routes/catalogue/intake-page.tsx'),
            loader: () =>
              import(/* webpackChunkName: "loader-intake" */ '#mfe-admin/routes/catalogue/intake-loader.ts'),
            messages: intake,
          }),
        },
      ],
    },
    {
      id: 'admin-bench',
      path: 'bench',
      ...lazyPage(locale, {
        chunk: 'page-bench',
        load: () => import(/* webpackChunkName: "page-bench" */ '#mfe-admin/routes/catalogue/bench-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-bench" */ '#mfe-admin/routes/catalogue/bench-loader.ts'),
        messages: intake,
      }),
    },
    {
      id: 'admin-intake-rules',
      path: 'intake-rules',
      ...lazyPage(locale, {
        chunk: 'page-intake-rules',
        load: () => import(/* webpackChunkName: "page-intake-rules" */ '#mfe-admin/routes/catalogue/rules-page.tsx'),
        loader: () =>
          import(/* webpackChunkName: "loader-intake-rules" */ '#mfe-admin/routes/catalogue/rules-loader.ts'),
        messages: intake,
      }),
    },
    {
      id: 'admin-serials',
      path: 'serials',
      ...lazyPage(locale, {
        chunk: 'page-serials',
        load: () => import(/* webpackChunkName: "page-serials" */ '#mfe-admin/routes/catalogue/serials-page.tsx'),
        messages: serials,
      }),
    },
    {
      id: 'admin-stolen',
      path: 'stolen',
      ...lazyPage(locale, {
        chunk: 'page-stolen',
        load: () => import(/* webpackChunkName: "page-stolen" */ '#mfe-admin/routes/catalogue/stolen-page.tsx'),
        loader: () => import(/* webpackChunkName: "loader-stolen" */ '#mfe-admin/routes/catalogue/stolen-loader.ts'),
        messages: serials,
      }),
      children: [
        {
          id: 'admin-stolen-new',
          path: 'new',
          ...lazyPage(locale, {
            chunk: 'page-new-stolen',
            load: () =>
              import(/* webpackChunkName: "page-new-stolen" */ '#mfe-admin/routes/catalogue/new-stolen-page.tsx'),
            messages: serials,
          }),
        },
        {
          id: 'admin-stolen-close',
          path: ':id',
          ...lazyPage(locale, {
            chunk: 'page-close-stolen',
            load: () =>
              import(/* webpackChunkName: "page-close-stolen" */ '#mfe-admin/routes/catalogue/close-stolen-page.tsx'),
            messages: serials,
          }),
        },
      ],
    },
  ],
};
