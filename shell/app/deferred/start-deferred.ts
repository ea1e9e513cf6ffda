import type { Locale } from '@headstock/contracts/locale';
import { listen, sessionAtom, type Store } from '@headstock/event-bus';
import type { GraphQLClient } from '@headstock/graphql-client';
import type { Messages } from '@headstock/i18n/messages';
import { followActing } from '#shell/app/acting/follow-acting.ts';
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
  readonly client: GraphQLClient;
  /** Resolves at the visitor's first interaction. */
  readonly firstInteraction: Promise<void>;
  readonly bootstrap: { readonly locale: Locale; readonly build: string };
}

const loadMessages = (locale: Locale): Promise<{ default: Messages }> =>
  locale === 'fr'
    ? import(/* webpackChunkName: "deferred-fr" */ '#shell/app/messages/deferred.fr.json')
    : import(/* webpackChunkName: "deferred-en" */ '#shell/app/messages/deferred.en.json');

/** Follows the account live, once somebody is signed in; nobody else loads the code. */
function startLive({ store, client }: Pick<DeferredPage, 'store' | 'client'>): void {
  let started = false;
  const start = (): void => {
    if (started || !store.get(sessionAtom).account) return;
    started = true;
    import(/* webpackChunkName: "live" */ './live/follow-account.ts').then(
      ({ followAccount }) => followAccount({ store, client, page: window }),
      () => (started = false),
    );
  };
  listen(store, 'session/changed', start);
  start();
}

/** Starts what no visitor waits for. */
export function startDeferred({ store, client, eventBuffer, firstInteraction, bootstrap }: DeferredPage): void {
  startLive({ store, client });
  followActing(window);
  rememberLastVisited(store, window);
  syncViewportCookie(window);
  // Bots and visitors who only look are not asked for consent.
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
