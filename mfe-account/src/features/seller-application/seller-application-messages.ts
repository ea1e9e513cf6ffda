import type { MessageGroup } from '@headstock/i18n/lazy-page';

/** The application to sell. */
export const sellMessages: MessageGroup = {
  name: 'sell',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-sell-fr" */ '#mfe-account/messages/sell.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-sell-en" */ '#mfe-account/messages/sell.en.json', {
          with: { type: 'json' },
        })
    ).default,
};
