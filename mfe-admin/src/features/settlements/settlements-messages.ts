import type { MessageGroup } from '@headstock/i18n/lazy-page';

/** What the pages of provider payouts say. */
export const settlementsMessages: MessageGroup = {
  name: 'settlements',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-settlements-fr" */ '#mfe-admin/messages/settlements.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-settlements-en" */ '#mfe-admin/messages/settlements.en.json', {
          with: { type: 'json' },
        })
    ).default,
};
