import type { Locale } from '@headstock/contracts/locale';
import type { Store } from '@headstock/event-bus';
import type { Messages } from '@headstock/i18n/messages';
import { ConsentHost } from '#shell/app/layout/consent/consent-host.tsx';
import { extrasAtom } from '#shell/app/layout/consent/consent-host.atoms.ts';
import { plainText } from '#shell/app/messages/plain-text.ts';
import type { EventMemory } from '#shell/app/tracking/event-buffer.ts';
import { followConsent } from '#shell/app/tracking/follow-consent.ts';
import { rememberVisits } from './last-visited.ts';
import { keepViewport } from './viewport-cookie.ts';
import { watchBuilds } from './watch-builds.ts';

export interface LatePage {
  readonly store: Store;
  readonly memory: EventMemory;
  /** Somebody is there. */
  readonly seen: Promise<void>;
  readonly boot: { readonly locale: Locale; readonly build: string };
}

const loadMessages = (locale: Locale): Promise<{ default: Messages }> =>
  locale === 'fr'
    ? import(/* webpackChunkName: "late-fr" */ '#shell/app/messages/deferred.fr.json')
    : import(/* webpackChunkName: "late-en" */ '#shell/app/messages/deferred.en.json');

/** Starts what a page does beside being read and used, and what nobody waits for. */
export function startLate({ store, memory, seen, boot }: LatePage): void {
  rememberVisits(store, window);
  keepViewport(window);
  // Nobody is asked before there is somebody.
  void seen.then(() => store.set(extrasAtom, { Extras: ConsentHost }));
  followConsent({ store, memory, page: window });
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
