import { sessionAtom } from '@headstock/event-bus';
import { useListen } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useStore } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import type { Wish, WishlistView } from './wishlist-item.model.ts';
import { forget, keep, moveToCart, showIds } from './wishlist-commands.ts';

const nothing: ReadonlySet<string> = new Set();

/** The list as it is by now, and what can be done about its things. */
export interface Wishlist {
  readonly isGone: (wish: Wish) => boolean;
  readonly isMoved: (wish: Wish) => boolean;
  readonly isBusy: (wish: Wish) => boolean;
  /** The thing whose button was pressed last. */
  readonly touched: string | null;
  readonly remove: (wish: Wish) => void;
  readonly undo: (wish: Wish) => void;
  readonly move: (wish: Wish) => Promise<void>;
}

/**
 * What the page's things have become. What is on the list stands in the session, so hearts on other pages and other tabs
 * take things off here, too.
 */
export function useWishlist({ wishes, older, newer }: WishlistView): Wishlist {
  const store = useStore();
  const client = useGraphQLClient();
  const [gone, setGone] = useState(nothing);
  const [moved, setMoved] = useState(nothing);
  const [busy, setBusy] = useState(nothing);
  const [touched, setTouched] = useState<string | null>(null);
  useLayoutEffect(() => {
    // The page is the newest that is known of its things; what other pages hold stays.
    const ids = wishes.map(({ id }) => id);
    const others = store.get(sessionAtom).account?.wishlistItemIds.filter((id) => !ids.includes(id)) ?? [];
    showIds(store, older === null && newer === null ? ids : [...ids, ...others]);
  }, [store, wishes, older, newer]);
  useListen('session/changed', ({ account }) => {
    if (account) setGone(new Set(wishes.map(({ id }) => id).filter((id) => !account.wishlistItemIds.includes(id))));
  });
  const mark = (set: typeof setMoved, id: string, on: boolean): void =>
    set((all) => new Set(on ? [...all, id] : [...all].filter((other) => other !== id)));
  return {
    isGone: ({ id }) => gone.has(id),
    isMoved: ({ id }) => moved.has(id),
    isBusy: ({ id }) => busy.has(id),
    touched,
    remove: ({ id }) => {
      setTouched(id);
      void forget({ store, client }, id);
    },
    undo: ({ id }) => {
      setTouched(id);
      mark(setMoved, id, false);
      void keep({ store, client }, id);
    },
    move: async (wish) => {
      mark(setBusy, wish.id, true);
      const there = await moveToCart({ store, client }, wish);
      mark(setBusy, wish.id, false);
      if (there) mark(setMoved, wish.id, true);
    },
  };
}
