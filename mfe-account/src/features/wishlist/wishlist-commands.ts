import { toCartState } from '@headstock/contracts/cart-state';
import { emit, sessionAtom, type Store } from '@headstock/event-bus';
import { GraphQLError, TransportError, type GraphQLClient } from '@headstock/graphql-client';
import type { WishlistItem } from './wishlist-item.model.ts';
import {
  AccountCartAddListingDocument,
  AccountWishlistRemoveItemDocument,
  AccountWishlistAddItemDocument,
  AccountWishlistIdsDocument,
} from './wishlist.generated.ts';

export interface WishlistContext {
  readonly store: Store;
  readonly client: GraphQLClient;
}

const quiet = { quiet: true } as const;
/** The API's answer when the listing is in the cart already, which counts as success. */
const alreadyThere = 'A line item already exists for the listing';

const idsOf = (store: Store): readonly string[] => store.get(sessionAtom).account?.wishlistItemIds ?? [];

/** Puts the ids on the wishlist into the session, and so into the other tabs. */
export function setWishlistIds(store: Store, wishlistItemIds: readonly string[]): void {
  const session = store.get(sessionAtom);
  if (session.account) emit(store, 'session/changed', { ...session, account: { ...session.account, wishlistItemIds } });
}

/** Logs the failure and shows the list as the server has it, or as it was before if the server does not answer. */
async function recover({ store, client }: WishlistContext, error: unknown, before: readonly string[]): Promise<void> {
  console.error('The wishlist could not be changed.', error);
  const ids = await client.query(AccountWishlistIdsDocument, {}, quiet).then(
    ({ wishlistItemIds }) => wishlistItemIds,
    () => before,
  );
  setWishlistIds(store, ids);
}

/** Removes an item from the wishlist: at once on the page, then on the server. */
export async function removeItem(context: WishlistContext, itemId: string): Promise<void> {
  const { store, client } = context;
  const before = idsOf(store);
  setWishlistIds(
    store,
    before.filter((id) => id !== itemId),
  );
  try {
    await client.mutate(AccountWishlistRemoveItemDocument, { itemId }, quiet);
  } catch (error) {
    await recover(context, error, before);
  }
}

/** Adds an item to the wishlist: at once on the page, then on the server. */
export async function addItem(context: WishlistContext, itemId: string): Promise<void> {
  const { store, client } = context;
  const before = idsOf(store);
  setWishlistIds(store, [itemId, ...before]);
  try {
    const { wishlistAddItem: answer } = await client.mutate(AccountWishlistAddItemDocument, { itemId }, quiet);
    if (answer.success) return;
    if (answer.message) emit(store, 'notification/show', { message: answer.message, tone: 'negative' });
    throw new Error(answer.message ?? 'The item was not saved.');
  } catch (error) {
    await recover(context, error, before);
  }
}

/** Moves an item from the wishlist into the cart; true on success. If the API refuses, its message is shown and the item stays. */
export async function moveToCart(context: WishlistContext, { id, listingId, title }: WishlistItem): Promise<boolean> {
  const { store, client } = context;
  if (listingId === null) return false;
  try {
    const { cartAddListing: answer } = await client.mutate(AccountCartAddListingDocument, { listingId });
    if (answer.cart) emit(store, 'cart/changed', toCartState(answer.cart));
    if (!answer.success && answer.message !== alreadyThere) {
      if (answer.message) emit(store, 'notification/show', { message: answer.message, tone: 'negative' });
      return false;
    }
    emit(store, 'cart/item-added', { listingId, title });
  } catch (error) {
    // The GraphQL client has shown the error.
    if (!(error instanceof GraphQLError || error instanceof TransportError)) throw error;
    return false;
  }
  await removeItem(context, id);
  return true;
}
