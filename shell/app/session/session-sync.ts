import type { SessionState } from '@headstock/contracts/session';
import { emit, sessionAtom, type Store } from '@headstock/event-bus';
import { persist } from '@headstock/event-bus/persistence';
import { readCookie } from '@headstock/graphql-client/csrf-token';
import { sharedStorage } from '#shell/app/acting/is-acting.ts';
import type { GraphQLClient } from '@headstock/graphql-client';

/** When a stored session is checked, in ms after the start of the page. */
const checkAfter = 1000;

/** In the chunk of the GraphQL client, which the request needs as well. */
async function loadQuietly(client: GraphQLClient): Promise<SessionState> {
  const { loadSession } = await import(/* webpackChunkName: "apollo" */ './load-session.ts');
  return loadSession(client, { quiet: true });
}

export interface SessionSyncOptions {
  readonly store: Store;
  readonly client: GraphQLClient;
  /** Called when the session turns out to have ended. */
  readonly onEnded: () => void;
}

/**
 * Restores cart and account from storage, and checks the session with the server a second later; at once when the storage has no account
 * although a cookie says that somebody is signed in.
 */
export function startSessionSync({ store, client, onEnded }: SessionSyncOptions): void {
  persist(store, sharedStorage(window), window);
  const remembered = store.get(sessionAtom);
  if (remembered.known || (!remembered.account && readCookie('headstock-signed-in') === '')) return;
  setTimeout(
    () => {
      loadQuietly(client).then(
        (session) => {
          emit(store, 'session/changed', session);
          if (!session.account) onEnded();
        },
        (error: unknown) => console.warn('The session could not be checked.', error),
      );
    },
    remembered.account ? checkAfter : 0,
  );
}
