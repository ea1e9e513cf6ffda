import type { MessageGroup } from '@headstock/i18n/lazy-page';

/** What a seller would get of a price. */
export const proceedsMessages: MessageGroup = {
  name: 'proceeds',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-proceeds-fr" */ '#mfe-account/messages/proceeds.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-proceeds-en" */ '#mfe-account/messages/proceeds.en.json', {
          with: { type: 'json' },
        })
    ).default,
};
