import type { MessageGroup } from '@headstock/i18n/lazy-page';

/** The fields of an address, for every page that shows an address form. */
export const addressMessages: MessageGroup = {
  name: 'address',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-address-fr" */ './address.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-address-en" */ './address.en.json', { with: { type: 'json' } })
    ).default,
};
