import type { Locale } from '@headstock/contracts/locale';
import type { Store } from '@headstock/event-bus';
import type { Messages } from '@headstock/i18n/messages';
import { ConsentHost } from '#shell/app/layout/consent/consent-host.tsx';
import { consentHostAtom } from '#shell/app/layout/consent/consent-host.atoms.ts';
import { plainText } from '#shell/app/messages/plain-text.ts';
import type { EventBuffer } from '#shell/app/tracking/event-buffer.ts';
import { followConsent } from '#shell/app/tracking/follow-consent.ts';
import { rememberLastVisited } from './last-visited.ts';
import { syncViewportCookie } from './viewport-cookie.ts';
import { watchBuilds } from './watch-builds.ts';

export interface DeferredPage {
  readonly store: Store;
  readonly eventBuffer: EventBuffer;
  /** Somebody is there. */
  readonly firstInteraction: Promise<void>;
  readonly bootstrap: { readonly locale: Locale; readonly build: string };
}

const loadMessages = (locale: Locale): Promise<{ default: Messages }> =>
  locale === 'fr'
    ? import(/* webpackChunkName: "deferred-fr" */ '#shell/app/messages/deferred.fr.json')
    : import(/* webpackChunkName: "deferred-en" */ '#shell/app/messages/deferred.en.json');

/** Starts what a page does beside being read and used, and what nobody waits for. */
export function startDeferred({ store, eventBuffer, firstInteraction, bootstrap }: DeferredPage): void {
  rememberLastVisited(store, window);
  syncViewportCookie(window);
  // Nobody is asked before there is somebody.
  void firstInteraction.then(() => store.set(consentHostAtom, { ConsentHost }));
  followConsent({ store, eventBuffer, page: window });
  watchBuilds({
    store,
    page: window,
    build: bootstrap.build,
    loadMessages: async () => {
      const { default: messages } = await loadMessages(bootstrap.locale);
      return {
        message: plainText(messages['shell.update.message']),
        label: plainText(messages['shell.update.reload']),
      };
    },
  });
}
