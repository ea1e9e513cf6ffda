import type { MessageGroup } from '@headstock/i18n/lazy-page';

/** The builds of the remotes. */
export const buildsMessages: MessageGroup = {
  name: 'builds',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-builds-fr" */ '#mfe-admin/messages/builds.fr.json', {
          with: { type: 'json' },
        })
      : await import(/* webpackChunkName: "messages-builds-en" */ '#mfe-admin/messages/builds.en.json', {
          with: { type: 'json' },
        })
    ).default,
};
