import { withMessages, type Messages } from '@headstock/i18n/messages';
import type { ComponentType } from 'react';

const loadMessages = async (): Promise<Messages> => {
  const { default: messages } = document.documentElement.lang.startsWith('fr')
    ? await import(/* webpackChunkName: "newsletter-fr" */ '#shell/messages/newsletter.fr.json', {
        with: { type: 'json' },
      })
    : await import(/* webpackChunkName: "newsletter-en" */ '#shell/messages/newsletter.en.json', {
        with: { type: 'json' },
      });
  return messages;
};

/** The invitation to the newsletter with its words in the page's language. */
export async function loadNewsletter(): Promise<ComponentType> {
  const [{ Newsletter }, messages] = await Promise.all([
    import(/* webpackChunkName: "newsletter" */ './newsletter.tsx'),
    loadMessages(),
  ]);
  return withMessages(Newsletter, messages);
}
