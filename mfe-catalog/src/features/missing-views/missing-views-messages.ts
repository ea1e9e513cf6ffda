import type { MessageGroup } from '@headstock/i18n/lazy-page';

/** The dialog in which a buyer asks for a view. */
export const missingViewsMessages: MessageGroup = {
  name: 'missing-views',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(
          /* webpackChunkName: "messages-missing-views-fr" */ '#mfe-catalog/messages/missing-views.fr.json',
          {
            with: { type: 'json' },
          }
        )
      : await import(
          /* webpackChunkName: "messages-missing-views-en" */ '#mfe-catalog/messages/missing-views.en.json',
          {
            with: { type: 'json' },
          }
        )
    ).default,
};
