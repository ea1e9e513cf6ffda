import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * What is personal waits for hydration, so that both renderings agree: `before` on the server and while hydrating, `value` afterwards.
 * Renders again only where they differ, so give it what is shown, no object made anew.
 */
export function useOnceHydrated<Value>(value: Value, before: Value): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => before,
  );
}
