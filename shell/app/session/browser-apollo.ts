import { followCart } from '@headstock/commerce-client/follow-cart';
import { toCounts, toProfile } from '@headstock/commerce-client/session';
import type { SessionAccount } from '@headstock/contracts/session';
import { emit, listen, sessionAtom, type Store } from '@headstock/event-bus';
import { watchCache, type ApolloClient } from '@headstock/graphql-client';
import { createApiLink, createBrowserApolloClient, type ApiLinkOptions } from '@headstock/graphql-client/apollo-client';
import { ShellCountsDocument, ShellViewerDocument } from './viewer.generated.ts';

/** What the bus says of the account, with changes; nothing is announced when nothing is different. */
function changeAccount(store: Store, change: Partial<SessionAccount>): void {
  const session = store.get(sessionAtom);
  if (!session.account || (change.id !== undefined && change.id !== session.account.id)) return;
  const account = { ...session.account, ...change };
  if (JSON.stringify(account) === JSON.stringify(session.account)) return;
  emit(store, 'session/changed', { ...session, account });
}

/** Keeps the session of the bus as the cache has it, and empties the cache when another account or nobody is signed in. */
function followSession(apollo: ApolloClient, store: Store): void {
  watchCache(apollo, ShellViewerDocument, {}, ({ viewer }) => viewer && changeAccount(store, toProfile(viewer)));
  watchCache(apollo, ShellCountsDocument, {}, (counts) => changeAccount(store, toCounts(counts)));
  let known = store.get(sessionAtom).account?.id;
  listen(store, 'session/changed', ({ account }) => {
    if (known !== undefined && known !== account?.id) void apollo.cache.reset();
    known = account?.id;
  });
}

/** Keeps cart and session of the bus as the cache has them. */
export function followCache(apollo: ApolloClient, store: Store): void {
  followCart(apollo, store);
  followSession(apollo, store);
}

export interface BrowserApollo extends ApiLinkOptions {
  readonly store: Store;
  /** Called for every error of a request that is not quiet. */
  readonly onError: (error: Error) => void;
  readonly devtools: boolean;
}

/** The page's Apollo Client; cart and session of the bus follow its cache. */
export function createBrowserApollo({ store, onError, devtools, ...api }: BrowserApollo): ApolloClient {
  const apollo = createBrowserApolloClient({ link: createApiLink(api), onError, devtools });
  followCache(apollo, store);
  return apollo;
}
