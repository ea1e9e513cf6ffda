import type { MessageGroup } from '@headstock/i18n/lazy-page';

/** The forms for browsers that run no scripts. */
export const plainMessages: MessageGroup = {
  name: 'plain',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-plain-fr" */ './plain.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-plain-en" */ './plain.en.json', { with: { type: 'json' } })
    ).default,
};
