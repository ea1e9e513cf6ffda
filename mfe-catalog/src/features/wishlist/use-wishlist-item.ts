import { sessionAtom } from '@headstock/event-bus';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useOnceHydrated } from '@headstock/ui/use-once-hydrated';
import { useAtomValue, useStore } from 'jotai';

/**
 * Whether an item is on the visitor's wishlist, and a toggle. False until hydration: what the server
 * renders is the same for everybody.
 */
export function useWishlistItem(itemId: string): readonly [saved: boolean, toggle: () => void] {
  const store = useStore();
  const client = useGraphQLClient();
  const { account } = useAtomValue(sessionAtom);
  const saved = useOnceHydrated(account?.wishlistItemIds.includes(itemId) === true, false);
  const toggle = (): void => {
    import(/* webpackChunkName: "toggle-wishlist-item" */ '@headstock/commerce-client/wishlist-commands')
      .then(({ toggleWishlistItem }) => toggleWishlistItem({ store, client }, itemId))
      .catch(console.error);
  };
  return [saved, toggle];
}
