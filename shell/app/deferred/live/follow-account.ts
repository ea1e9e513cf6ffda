import type { LiveCounts } from '@headstock/contracts/live-events';
import { emit, listen, sessionAtom, type Store } from '@headstock/event-bus';
import type { GraphQLClient } from '@headstock/graphql-client';
import type { ServerMessage } from './live-messages.model.ts';
import { shareStream } from './share-stream.ts';

/** The session says what the server says; nothing is announced when nothing is different. */
function adoptCounts(store: Store, { partiallyPaidOrders, unreadMessageCount }: LiveCounts): void {
  const session = store.get(sessionAtom);
  const { account } = session;
  if (!account) return;
  if (account.partiallyPaidOrders === partiallyPaidOrders && account.unreadMessageCount === unreadMessageCount) return;
  emit(store, 'session/changed', { ...session, account: { ...account, partiallyPaidOrders, unreadMessageCount } });
}

export interface FollowAccount {
  readonly store: Store;
  readonly client: GraphQLClient;
  readonly page: Window;
}

/** Asks for the session's numbers anew. */
async function readCounts(store: Store, client: GraphQLClient): Promise<void> {
  const { loadSession } = await import(/* webpackChunkName: "apollo" */ '#shell/app/session/load-session.ts');
  const { account } = await loadSession(client, { quiet: true });
  if (account) adoptCounts(store, account);
}

/** Keeps the bell of this page in step with the server, for as long as somebody is signed in, and tells pages what changed. */
export function followAccount({ store, client, page }: FollowAccount): void {
  let followed: string | undefined;
  let stop = (): void => undefined;

  function onMessage(message: ServerMessage): void {
    if (message.kind === 'reset') {
      emit(store, 'live/changed', { topic: null, subjectId: null });
      return;
    }
    const { topic, subjectId } = message.event;
    adoptCounts(store, message.event);
    if (message.kind === 'changed') emit(store, 'live/changed', { topic, subjectId });
  }
  function poll(): void {
    // What cannot be read now is asked for the next time.
    readCounts(store, client).catch(() => undefined);
    emit(store, 'live/changed', { topic: null, subjectId: null });
  }
  function follow(accountId: string | undefined): void {
    if (accountId === followed) return;
    stop();
    followed = accountId;
    stop = accountId === undefined ? () => undefined : shareStream({ accountId, onMessage, poll, page });
  }

  follow(store.get(sessionAtom).account?.id);
  listen(store, 'session/changed', ({ account }) => follow(account?.id));
}
