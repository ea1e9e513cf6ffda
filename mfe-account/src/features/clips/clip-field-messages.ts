import type { MessageGroup } from '@headstock/i18n/lazy-page';

/** The sounds and videos of a form. */
export const clipFieldMessages: MessageGroup = {
  name: 'clip-field',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-clip-field-fr" */ '#mfe-account/messages/clip-field.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-clip-field-en" */ '#mfe-account/messages/clip-field.en.json', {
          with: { type: 'json' },
        })
    ).default,
};
