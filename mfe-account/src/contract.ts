import type { RemoteContract } from '@headstock/contracts/remote-contract';
import { documents } from './documents.generated.ts';

const page = { layout: 'default', cache: 'private' } as const;

export const contract: RemoteContract = {
  name: 'mfe-account',
  audience: 'everyone',
  exposes: ['./routes', './auth-dialog', './account-menu', './bell-list'],
  routes: [
    // The codes from mails may contain slashes.
    { path: '/reset-password/*', access: 'public', ...page },
    { path: '/confirm-email/*', access: 'public', ...page },
    { path: '/wishlist', access: 'account', ...page },
    { path: '/unsubscribe/:token', access: 'public', unlisted: true, parameters: [], ...page },
    { path: '/profile', access: 'account', ...page },
    { path: '/profile/buying', access: 'account', ...page },
    { path: '/profile/buying/purchases', access: 'account', ...page },
    { path: '/profile/buying/offers', access: 'account', ...page },
    { path: '/profile/selling', access: 'seller', ...page },
    { path: '/profile/selling/offers', access: 'seller', ...page },
    { path: '/profile/selling/orders', access: 'seller', ...page },
    { path: '/profile/selling/payouts', access: 'seller', ...page },
    { path: '/profile/messages', access: 'account', parameters: ['filter', 'search', 'after'], ...page },
    { path: '/profile/messages/:id', access: 'account', parameters: ['about', 'id'], ...page },
    { path: '/profile/settings', access: 'account', ...page },
    { path: '/profile/settings/addresses', access: 'account', ...page },
  ],
  events: {
    fires: ['auth/close', 'auth/open', 'cart/changed', 'cart/item-added', 'notification/show', 'session/changed'],
    hears: ['live/changed', 'session/changed'],
  },
  documents,
  budget: {
    'auth-dialog': 9.0,
    'bot-check': 1.5,
    'account-menu': 2.7,
    'bell-list': 3.5,
    'page-reset-password': 4.1,
    'page-confirm-email': 2.9,
    'profile-layout': 2.5,
    'page-messages': 5.0,
    'page-thread': 9.0,
    'page-unsubscribe': 3.0,
    'page-profile': 1.5,
    'page-buying': 4,
    'page-purchases': 5,
    'page-offers-buying': 8,
    'page-selling': 1.5,
    'page-offers-selling': 8,
    'page-selling-orders': 6,
    'page-payouts': 4,
    'page-settings': 1.5,
    'page-addresses': 9.0,
  },
};
