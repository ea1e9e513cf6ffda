import type { MessageGroup } from '@headstock/i18n/lazy-page';

/** The files of listings that a seller imports. */
export const listingImportsMessages: MessageGroup = {
  name: 'listing-imports',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(
          /* webpackChunkName: "messages-listing-imports-fr" */ '#mfe-account/messages/listing-imports.fr.json',
          {
            with: { type: 'json' },
          }
        )
      : await import(
          /* webpackChunkName: "messages-listing-imports-en" */ '#mfe-account/messages/listing-imports.en.json',
          {
            with: { type: 'json' },
          }
        )
    ).default,
};
