import type { MessageGroup } from '@headstock/i18n/lazy-page';

/** The texts of makers, models and categories. */
export const namesMessages: MessageGroup = {
  name: 'names',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-names-fr" */ './names.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-names-en" */ './names.en.json', { with: { type: 'json' } })
    ).default,
};
