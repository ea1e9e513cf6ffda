import { anonymousSession } from '@headstock/contracts/session';
import { emit, sessionAtom, type Store } from '@headstock/event-bus';
import { GraphQLError, writeToCache, type GraphQLClient } from '@headstock/graphql-client';
import { WishlistAddItemDocument, WishlistIdsDocument, WishlistRemoveItemDocument } from './wishlist.generated.ts';

/** The page's store and its GraphQL client. */
export interface WishlistContext {
  readonly store: Store;
  readonly client: GraphQLClient;
}

const quiet = { quiet: true } as const;
/** Changes of one page reach the server in the order of the clicks. */
const queues = new WeakMap<Store, Promise<void>>();

/** Puts the ids on the wishlist into the cache and the session, and so into other tabs. Does nothing for guests. */
export function setWishlistIds({ store, client }: WishlistContext, wishlistItemIds: readonly string[]): void {
  const session = store.get(sessionAtom);
  if (!session.account) return;
  writeToCache(client, WishlistIdsDocument, {}, { wishlistItemIds });
  emit(store, 'session/changed', { ...session, account: { ...session.account, wishlistItemIds } });
}

async function send({ store, client }: WishlistContext, itemId: string, wanted: boolean): Promise<void> {
  if (!wanted) {
    await client.mutate(WishlistRemoveItemDocument, { itemId }, quiet);
    return;
  }
  const { wishlistAddItem: answer } = await client.mutate(WishlistAddItemDocument, { itemId }, quiet);
  if (answer.success) return;
  if (answer.message) emit(store, 'notification/show', { message: answer.message, tone: 'negative' });
  throw new Error(answer.message ?? 'The item was not saved.');
}

/** Logs the failure and reloads the list; falls back to the previous list when that fails too. */
async function recover(context: WishlistContext, error: unknown, before: readonly string[]): Promise<void> {
  console.error('The wishlist could not be changed.', error);
  const ids = await context.client.query(WishlistIdsDocument, {}, quiet).then(
    ({ wishlistItemIds }) => wishlistItemIds,
    () => before,
  );
  setWishlistIds(context, ids);
}

function askToSignIn(context: WishlistContext, itemId: string): void {
  emit(context.store, 'auth/open', { onSignedIn: () => void setOnWishlist(context, itemId, true) });
}

/**
 * Adds an item to the wishlist of the account, or removes it: at once on the page, then on the server. Does nothing when the list
 * is so already. Never throws: after a failure the page shows the list as the server has it; where the session has ended, the visitor
 * is asked to sign in.
 */
export async function setOnWishlist(context: WishlistContext, itemId: string, wanted: boolean): Promise<void> {
  const { store } = context;
  const before = store.get(sessionAtom).account?.wishlistItemIds ?? [];
  if (before.includes(itemId) === wanted) return;
  setWishlistIds(context, wanted ? [itemId, ...before] : before.filter((id) => id !== itemId));
  const last = queues.get(store) ?? Promise.resolve();
  const change = last.then(async () => {
    try {
      await send(context, itemId, wanted);
    } catch (error) {
      if (!(error instanceof GraphQLError) || error.code !== 'UNAUTHENTICATED') return recover(context, error, before);
      emit(store, 'session/changed', { ...anonymousSession, known: true });
      askToSignIn(context, itemId);
    }
  });
  queues.set(store, change);
  await change;
}

/** Adds an item to the wishlist, or removes it if it is there. Guests sign in first; then the item is saved. */
export async function toggleWishlistItem(context: WishlistContext, itemId: string): Promise<void> {
  const { account } = context.store.get(sessionAtom);
  if (!account) return askToSignIn(context, itemId);
  await setOnWishlist(context, itemId, !account.wishlistItemIds.includes(itemId));
}
