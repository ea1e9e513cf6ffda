import type { RemoteContract } from '@headstock/contracts/remote-contract';
import { documents } from './documents.generated.ts';

const page = { access: 'public', layout: 'default', cache: 'public' } as const;

export const contract: RemoteContract = {
  name: 'mfe-catalog',
  audience: 'everyone',
  exposes: ['./routes', './search-panel'],
  routes: [
    { path: '/', ...page },
    { path: '/shop', ...page },
    { path: '/shop/category/:type', ...page },
    { path: '/shop/compare', ...page, unlisted: true },
    { path: '/shop/:slug/:id', ...page },
    { path: '/shop/*', ...page },
    { path: '/blog', ...page },
    { path: '/blog/category/:category', ...page },
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
    { path: '/forms/:type', ...page, cache: 'private' },
  ],
  events: {
    fires: [
      'auth/open',
      'cart/changed',
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
  budget: {},
};
