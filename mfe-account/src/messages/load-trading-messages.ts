import type { MessageGroup } from '@headstock/i18n/lazy-page';

/** What lists of orders and offers share: search, filters, pages, the row of a purchase. */
export const listMessages: MessageGroup = {
  name: 'lists',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-lists-fr" */ './lists.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-lists-en" */ './lists.en.json', { with: { type: 'json' } })
    ).default,
};

/** The pages under `/profile/buying`. */
export const buyingMessages: MessageGroup = {
  name: 'buying',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-buying-fr" */ './buying.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-buying-en" */ './buying.en.json', { with: { type: 'json' } })
    ).default,
};

/** The pages of offers, of both sides. */
export const offersMessages: MessageGroup = {
  name: 'offers',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-offers-fr" */ './offers.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-offers-en" */ './offers.en.json', { with: { type: 'json' } })
    ).default,
};

/** The orders of a seller. */
export const sellingMessages: MessageGroup = {
  name: 'selling',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-selling-fr" */ './selling.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-selling-en" */ './selling.en.json', { with: { type: 'json' } })
    ).default,
};

/** The statements of a seller. */
export const payoutsMessages: MessageGroup = {
  name: 'payouts',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-payouts-fr" */ './payouts.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-payouts-en" */ './payouts.en.json', { with: { type: 'json' } })
    ).default,
};
