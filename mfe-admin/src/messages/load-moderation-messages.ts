import type { MessageGroup } from '@headstock/i18n/lazy-page';

/** What buyers and sellers wrote of each other. */
export const moderationMessages: MessageGroup = {
  name: 'moderation',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-moderation-fr" */ './moderation.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-moderation-en" */ './moderation.en.json', {
          with: { type: 'json' },
        })
    ).default,
};
