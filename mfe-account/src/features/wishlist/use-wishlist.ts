import { setOnWishlist, setWishlistIds } from '@headstock/commerce-client/wishlist-commands';
import { sessionAtom } from '@headstock/event-bus';
import { useListen } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useStore } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import { useAddToCart } from '#mfe-account/features/cart/use-add-to-cart.ts';
import type { Failure } from '#mfe-account/features/form-failure/use-action.ts';
import type { WishlistItem, WishlistPage } from './wishlist-item.model.ts';

const nothing: ReadonlySet<string> = new Set();

/** The state of the listed items, and the actions on them. */
export interface Wishlist {
  readonly isRemoved: (item: WishlistItem) => boolean;
  readonly isMoved: (item: WishlistItem) => boolean;
  readonly isBusy: (item: WishlistItem) => boolean;
  /** Id of the item whose button was clicked last. */
  readonly touched: string | null;
  readonly remove: (item: WishlistItem) => void;
  readonly undo: (item: WishlistItem) => void;
  /** Why an item did not come into the cart. */
  readonly failureOf: (item: WishlistItem) => Failure;
  readonly move: (item: WishlistItem) => Promise<void>;
}

/**
 * State and actions of the wishlist page. The session holds which items are on the list, so hearts on other pages and in
 * other tabs remove items here too.
 */
export function useWishlist({ items, older, newer }: WishlistPage): Wishlist {
  const store = useStore();
  const client = useGraphQLClient();
  const [gone, setGone] = useState(nothing);
  const [moved, setMoved] = useState(nothing);
  const { busyId, failureOf, add } = useAddToCart();
  const [touched, setTouched] = useState<string | null>(null);
  useLayoutEffect(() => {
    // This page is authoritative for its own items; ids on other pages of the list stay.
    const ids = items.map(({ id }) => id);
    const others = store.get(sessionAtom).account?.wishlistItemIds.filter((id) => !ids.includes(id)) ?? [];
    setWishlistIds({ store, client }, older === null && newer === null ? ids : [...ids, ...others]);
  }, [store, client, items, older, newer]);
  useListen('session/changed', ({ account }) => {
    if (account) setGone(new Set(items.map(({ id }) => id).filter((id) => !account.wishlistItemIds.includes(id))));
  });
  const mark = (set: typeof setMoved, id: string, on: boolean): void =>
    set((all) => new Set(on ? [...all, id] : [...all].filter((other) => other !== id)));
  return {
    isRemoved: ({ id }) => gone.has(id),
    isMoved: ({ id }) => moved.has(id),
    isBusy: ({ listingId }) => busyId !== null && busyId === listingId,
    touched,
    remove: ({ id }) => {
      setTouched(id);
      void setOnWishlist({ store, client }, id, false);
    },
    undo: ({ id }) => {
      setTouched(id);
      mark(setMoved, id, false);
      void setOnWishlist({ store, client }, id, true);
    },
    failureOf: ({ listingId }) => failureOf(listingId),
    move: async ({ id, listingId, title }) => {
      if (listingId === null || !(await add({ listingId, title }))) return;
      await setOnWishlist({ store, client }, id, false);
      mark(setMoved, id, true);
    },
  };
}
