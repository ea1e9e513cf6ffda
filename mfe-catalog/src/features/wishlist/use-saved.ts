import { sessionAtom } from '@headstock/event-bus';
import { useQueryPort } from '@headstock/graph';
import { useAtomValue, useStore } from 'jotai';
import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * Whether an item is on the visitor's wishlist, and the way to change that. False until the page is hydrated: what the server
 * renders is the same for everybody.
 */
export function useSaved(itemId: string): readonly [saved: boolean, toggle: () => void] {
  const store = useStore();
  const port = useQueryPort();
  const { account } = useAtomValue(sessionAtom);
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const toggle = (): void => {
    import(/* webpackChunkName: "toggle-saved" */ './toggle-saved.ts')
      .then(({ toggleSaved }) => toggleSaved({ store, port }, itemId))
      .catch(console.error);
  };
  return [hydrated && account?.wishlistItemIds.includes(itemId) === true, toggle];
}
