import { useSyncExternalStore } from 'react';
import type { TabStorage } from './tab-storage.ts';

/** The stored value; null on the server and until the page is hydrated. */
export function useTabStorage<Value>(storage: TabStorage<Value>): Value | null {
  return useSyncExternalStore(storage.subscribe, storage.read, () => null);
}

/** False on the server and until the page is hydrated: nothing that only the browser knows may be shown before. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}

const never = () => () => undefined;
const yes = (): boolean => true;
const no = (): boolean => false;
