import type { MessageGroup } from '@headstock/i18n/lazy-page';

/** Why nothing came of a form or a button. */
export const failureMessages: MessageGroup = {
  name: 'failure',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-failure-fr" */ './failure.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-failure-en" */ './failure.en.json', { with: { type: 'json' } })
    ).default,
};
