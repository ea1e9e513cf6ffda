import type { MessageGroup } from '@headstock/i18n/lazy-page';

/** The texts of questions to consignors. */
export const consentsMessages: MessageGroup = {
  name: 'consents',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-consents-fr" */ './consents.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-consents-en" */ './consents.en.json', { with: { type: 'json' } })
    ).default,
};
