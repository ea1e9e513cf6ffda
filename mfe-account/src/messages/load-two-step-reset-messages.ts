import type { MessageGroup } from '@headstock/i18n/lazy-page';

/** Asking for two-step sign-in to be switched off, and stopping that. */
export const twoStepResetMessages: MessageGroup = {
  name: 'two-step-reset',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-two-step-reset-fr" */ './two-step-reset.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-two-step-reset-en" */ './two-step-reset.en.json', {
          with: { type: 'json' },
        })
    ).default,
};
