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

/** The page's store and its way to the API. */
export interface WishlistContext {
  readonly store: Store;
  readonly client: GraphQLClient;
}

const quiet = { quiet: true } as const;
/** The API's own answer to a second add of the same listing: it is there, which is what was wanted. */
const alreadyThere = 'A line item already exists for the listing';

const idsOf = (store: Store): readonly string[] => store.get(sessionAtom).account?.wishlistItemIds ?? [];

/** Tells the page, and with it the other tabs, what is on the list. */
export function setWishlistIds(store: Store, wishlistItemIds: readonly string[]): void {
  const session = store.get(sessionAtom);
  if (session.account) emit(store, 'session/changed', { ...session, account: { ...session.account, wishlistItemIds } });
}

/** The failure is logged, and the list shown as the server has it; as it was before, when not even that can be had. */
async function recover({ store, client }: WishlistContext, error: unknown, before: readonly string[]): Promise<void> {
  console.error('The wishlist could not be changed.', error);
  const ids = await client.query(AccountWishlistIdsDocument, {}, quiet).then(
    ({ wishlistItemIds }) => wishlistItemIds,
    () => before,
  );
  setWishlistIds(store, ids);
}

/** Takes an item off the list: at once on the page, then on the server. */
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

/** Puts an item back on the list. */
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

/** Moves a thing from the list into the cart; true when it lies there. A refusal is shown, and the thing stays on the list. */
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
    // The client has told the visitor.
    if (!(error instanceof GraphQLError || error instanceof TransportError)) throw error;
    return false;
  }
  await removeItem(context, id);
  return true;
}
