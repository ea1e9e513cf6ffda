import { useSyncExternalStore } from 'react';
import type { TabStorage } from './tab-storage.ts';

/** What a memory holds; null on the server and while the page hydrates. */
export function useTabStorage<Value>(memory: TabStorage<Value>): Value | null {
  return useSyncExternalStore(memory.subscribe, memory.read, () => null);
}

/** False on the server and while the page hydrates: then nothing that only the browser knows may be shown. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}

const never = () => () => undefined;
const yes = (): boolean => true;
const no = (): boolean => false;
