import { sessionAtom } from '@headstock/event-bus';
import { useListen } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useStore } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import type { WishlistItem, WishlistPage } from './wishlist-item.model.ts';
import { removeItem, addItem, moveToCart, setWishlistIds } from './wishlist-commands.ts';

const nothing: ReadonlySet<string> = new Set();

/** The list as it is by now, and what can be done about its things. */
export interface Wishlist {
  readonly isRemoved: (wish: WishlistItem) => boolean;
  readonly isMoved: (wish: WishlistItem) => boolean;
  readonly isBusy: (wish: WishlistItem) => boolean;
  /** The thing whose button was pressed last. */
  readonly touched: string | null;
  readonly remove: (wish: WishlistItem) => void;
  readonly undo: (wish: WishlistItem) => void;
  readonly move: (wish: WishlistItem) => Promise<void>;
}

/**
 * What the page's things have become. What is on the list stands in the session, so hearts on other pages and other tabs
 * take things off here, too.
 */
export function useWishlist({ items, older, newer }: WishlistPage): Wishlist {
  const store = useStore();
  const client = useGraphQLClient();
  const [gone, setGone] = useState(nothing);
  const [moved, setMoved] = useState(nothing);
  const [busy, setBusy] = useState(nothing);
  const [touched, setTouched] = useState<string | null>(null);
  useLayoutEffect(() => {
    // The page is the newest that is known of its things; what other pages hold stays.
    const ids = items.map(({ id }) => id);
    const others = store.get(sessionAtom).account?.wishlistItemIds.filter((id) => !ids.includes(id)) ?? [];
    setWishlistIds(store, older === null && newer === null ? ids : [...ids, ...others]);
  }, [store, items, older, newer]);
  useListen('session/changed', ({ account }) => {
    if (account) setGone(new Set(items.map(({ id }) => id).filter((id) => !account.wishlistItemIds.includes(id))));
  });
  const mark = (set: typeof setMoved, id: string, on: boolean): void =>
    set((all) => new Set(on ? [...all, id] : [...all].filter((other) => other !== id)));
  return {
    isRemoved: ({ id }) => gone.has(id),
    isMoved: ({ id }) => moved.has(id),
    isBusy: ({ id }) => busy.has(id),
    touched,
    remove: ({ id }) => {
      setTouched(id);
      void removeItem({ store, client }, id);
    },
    undo: ({ id }) => {
      setTouched(id);
      mark(setMoved, id, false);
      void addItem({ store, client }, id);
    },
    move: async (wish) => {
      mark(setBusy, wish.id, true);
      const there = await moveToCart({ store, client }, wish);
      mark(setBusy, wish.id, false);
      if (there) mark(setMoved, wish.id, true);
    },
  };
}
