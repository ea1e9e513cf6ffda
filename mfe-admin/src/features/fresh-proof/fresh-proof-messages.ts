import type { MessageGroup } from '@headstock/i18n/lazy-page';

/** What is asked before a secret is made. */
export const freshProofMessages: MessageGroup = {
  name: 'freshProof',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-fresh-proof-fr" */ '#mfe-admin/messages/fresh-proof.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-fresh-proof-en" */ '#mfe-admin/messages/fresh-proof.en.json', {
          with: { type: 'json' },
        })
    ).default,
};
