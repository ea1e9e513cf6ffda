import type { MessageGroup } from '@headstock/i18n/lazy-page';

/** The page that signs in by a plain form. */
export const signInMessages: MessageGroup = {
  name: 'sign-in',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-sign-in-fr" */ './sign-in.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-sign-in-en" */ './sign-in.en.json', { with: { type: 'json' } })
    ).default,
};
