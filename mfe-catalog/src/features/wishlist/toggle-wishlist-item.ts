import { emit, sessionAtom, type Store } from '@headstock/event-bus';
import { visitor } from '@headstock/contracts/session';
import { GraphQLError, type GraphQLClient } from '@headstock/graphql-client';
import {
  CatalogWishlistRemoveDocument,
  CatalogWishlistAddDocument,
  CatalogWishlistDocument,
} from './wishlist.generated.ts';

/** The page's store and its way to the API. */
export interface WishlistContext {
  readonly store: Store;
  readonly client: GraphQLClient;
}

const quiet = { quiet: true } as const;
/** Changes of one page reach the server in the order of the clicks. */
const queues = new WeakMap<Store, Promise<void>>();

function show(store: Store, wishlistItemIds: readonly string[]): void {
  const session = store.get(sessionAtom);
  if (session.account) emit(store, 'session/changed', { ...session, account: { ...session.account, wishlistItemIds } });
}

async function send({ store, client }: WishlistContext, itemId: string, wanted: boolean): Promise<void> {
  if (!wanted) {
    await client.mutate(CatalogWishlistRemoveDocument, { itemId }, quiet);
    return;
  }
  const { wishlistAddItem: answer } = await client.mutate(CatalogWishlistAddDocument, { itemId }, quiet);
  if (answer.success) return;
  if (answer.message) emit(store, 'notification/show', { message: answer.message, tone: 'negative' });
  throw new Error(answer.message ?? 'The item was not saved.');
}

/** The failure is logged, and the list shown as the server has it; as it was before, when not even that can be had. */
async function recover({ store, client }: WishlistContext, error: unknown, before: readonly string[]): Promise<void> {
  console.error('The wishlist could not be changed.', error);
  const ids = await client.query(CatalogWishlistDocument, {}, quiet).then(
    ({ wishlistItemIds }) => wishlistItemIds,
    () => before,
  );
  show(store, ids);
}

function askToSignIn(context: WishlistContext, itemId: string): void {
  emit(context.store, 'auth/open', { onSignedIn: () => void save(context, itemId, true) });
}

async function save(context: WishlistContext, itemId: string, wanted: boolean): Promise<void> {
  const { store } = context;
  const before = store.get(sessionAtom).account?.wishlistItemIds ?? [];
  if (before.includes(itemId) === wanted) return;
  show(store, wanted ? [itemId, ...before] : before.filter((id) => id !== itemId));
  const last = queues.get(store) ?? Promise.resolve();
  const change = last.then(async () => {
    try {
      await send(context, itemId, wanted);
    } catch (error) {
      if (!(error instanceof GraphQLError) || error.code !== 'UNAUTHENTICATED') return recover(context, error, before);
      // The session has ended meanwhile.
      emit(store, 'session/changed', { ...visitor, known: true });
      askToSignIn(context, itemId);
    }
  });
  queues.set(store, change);
  await change;
}

/**
 * Puts an item on the wishlist or takes it off: at once on the page, then on the server. A visitor signs in first; then the
 * item is saved.
 */
export async function toggleWishlistItem(context: WishlistContext, itemId: string): Promise<void> {
  const { account } = context.store.get(sessionAtom);
  if (!account) return askToSignIn(context, itemId);
  await save(context, itemId, !account.wishlistItemIds.includes(itemId));
}
