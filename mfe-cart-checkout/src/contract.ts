import type { RemoteContract } from '@headstock/contracts/remote-contract';
import { documents } from './documents.generated.ts';

const page = { access: 'public', layout: 'default', cache: 'private' } as const;

export const contract: RemoteContract = {
  name: 'mfe-cart-checkout',
  audience: 'everyone',
  exposes: ['./routes', './mini-cart'],
  routes: [
    { path: '/cart', ...page },
    { path: '/checkout', ...page, layout: 'none' },
    {
      path: '/checkout/plain',
      ...page,
      layout: 'none',
      unlisted: true,
      parameters: ['step', 'problem', 'payment'],
    },
    { path: '/valor-payment', ...page, layout: 'none', unlisted: true },
    { path: '/orders/search', ...page },
    { path: '/orders/:id', ...page },
    { path: '/orders/:id/:document', ...page, unlisted: true },
  ],
  events: {
    fires: ['auth/open', 'cart/changed', 'notification/show', 'order/purchased'],
    hears: ['cart/changed'],
  },
  documents,
  budget: {
    'page-checkout': 24.9,
    'page-plain-checkout': 24,
    'page-cart': 16,
    'page-valor-payment': 7.5,
    'page-order-search': 5.5,
    'page-order-document': 3.5,
    'page-order': 14.7,
  },
};
