import { parsePickUp, pickUpKey } from '@headstock/contracts/pick-up';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let wish: string | null = null;

/** Never throws: where the storage is blocked, the wish lives as long as the page. */
function read(): string | null {
  try {
    const stored = sessionStorage.getItem(pickUpKey);
    wish = stored === null ? null : parsePickUp(JSON.parse(stored));
  } catch {
    // What was wished in this page still counts.
  }
  return wish;
}

function write(storeId: string | null): void {
  wish = storeId;
  try {
    if (storeId === null) sessionStorage.removeItem(pickUpKey);
    else sessionStorage.setItem(pickUpKey, JSON.stringify(storeId));
  } catch {
    // A full or blocked storage costs the wish at the checkout, where it can be said again.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The store in which this visitor wants to pick things up, null for none and before hydration; and the way to say so. */
export function usePickUpStore(): readonly [string | null, (storeId: string | null) => void] {
  return [useSyncExternalStore(subscribe, read, () => null), write];
}
