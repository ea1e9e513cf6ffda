import type { MessageGroup } from '@headstock/i18n/lazy-page';

export const chatMessages: MessageGroup = {
  name: 'chat',
  load: async (locale) =>
    (locale === 'fr'
      ? await import(/* webpackChunkName: "messages-chat-fr" */ './chat.fr.json', { with: { type: 'json' } })
      : await import(/* webpackChunkName: "messages-chat-en" */ './chat.en.json', { with: { type: 'json' } })
    ).default,
};
