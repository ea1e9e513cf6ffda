import type { RemoteContract } from '@headstock/contracts/remote-contract';
import { traitGroups } from '@headstock/contracts/listing-traits';
import { documents } from './documents.generated.ts';

const page = { access: 'public', layout: 'default', cache: 'public' } as const;

const listingParameters = [
  'keywords',
  'category',
  'brand',
  'decade',
  'year',
  'condition',
  'finish',
  'seller',
  'tags',
  'availability',
  'minYear',
  'maxYear',
  ...traitGroups,
  'minPrice',
  'maxPrice',
  'sort',
  'unfold',
  'page',
];

const formParameters = ['brand', 'model', 'year', 'topic', 'deal', 'purpose', 'keywords', 'order', 'sent', 'draft'];

export const contract = {
  name: 'mfe-catalog',
  audience: 'everyone',
  exposes: ['./routes', './search-panel'],
  routes: [
    { path: '/', ...page },
    { path: '/shop', ...page, parameters: listingParameters },
    { path: '/shop/category/:type', ...page, parameters: listingParameters },
    { path: '/shop/sold', ...page, parameters: listingParameters },
    { path: '/shop/compare', ...page, parameters: ['ids', 'only', 'find'], unlisted: true },
    { path: '/shop/:slug/:id', ...page, parameters: ['variant'] },
    { path: '/shop/*', ...page },
    { path: '/sellers/:username', ...page, parameters: ['page', 'after', 'before'] },
    { path: '/blog', ...page, parameters: ['page'] },
    { path: '/blog/category/:category', ...page, parameters: ['page'] },
    { path: '/blog/:slug', ...page },
    { path: '/faqs', ...page },
    { path: '/repairs', ...page },
    { path: '/contact', ...page },
    { path: '/about-us', ...page },
    { path: '/celebrity-guests', ...page },
    { path: '/appraisals', ...page },
    { path: '/meet-the-team', ...page },
    { path: '/consign', ...page },
    { path: '/terms-and-conditions', ...page },
    { path: '/:slug', ...page },
    { path: '/kitchen-sink', ...page, unlisted: true },
    { path: '/forms/:type', ...page, cache: 'private', parameters: formParameters },
  ],
  events: {
    fires: [
      'auth/open',
      'cart/item-added',
      'item/viewed',
      'mini-cart/open',
      'notification/show',
      'offer/changed',
      'session/changed',
    ],
    hears: [],
  },
  documents,
  // The page's chunks in chunks.json with its messages, without the entry.
  budget: {
    'page-home': 13,
    'page-listing': 19.9,
    'page-product': 20.9,
    'page-compare': 15.2,
    'page-seller': 12.4,
    'page-blog': 8,
    'page-post': 8.5,
    'page-faqs': 5.7,
    'page-content': 8.7,
    'page-form': 13,
    'search-panel': 5.9,
    'page-kitchen-sink': 21,
    'page-data': 3,
  },
} satisfies RemoteContract;
