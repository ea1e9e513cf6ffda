import type { Locale } from '@headstock/contracts/locale';
import type { Store } from '@headstock/event-bus';
import type { Messages } from '@headstock/i18n/messages';
import { plainText } from '#shell/messages/plain-text.ts';
import { rememberVisits } from './last-visited.ts';
import { keepViewport } from './viewport-cookie.ts';
import { watchBuilds } from './watch-builds.ts';

export interface LatePage {
  readonly store: Store;
  readonly boot: { readonly locale: Locale; readonly build: string };
}

const loadMessages = (locale: Locale): Promise<{ default: Messages }> =>
  locale === 'fr'
    ? import(/* webpackChunkName: "late-fr" */ '../messages/late.fr.json')
    : import(/* webpackChunkName: "late-en" */ '../messages/late.en.json');

/** Starts what a page does beside being read and used, and what nobody waits for. */
export function startLate({ store, boot }: LatePage): void {
  rememberVisits(store, window);
  keepViewport(window);
  watchBuilds({
    store,
    page: window,
    build: boot.build,
    loadWords: async () => {
      const { default: messages } = await loadMessages(boot.locale);
      return {
        message: plainText(messages['shell.update.message']),
        label: plainText(messages['shell.update.reload']),
      };
    },
  });
}
