import { parsePickUp, pickUpKey } from '@headstock/contracts/pick-up';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let wish: string | null = null;

/** Never throws: where the storage is blocked, the selection lasts as long as the page. */
function read(): string | null {
  try {
    const stored = sessionStorage.getItem(pickUpKey);
    wish = stored === null ? null : parsePickUp(JSON.parse(stored));
  } catch {
    // The selection made on this page still counts.
  }
  return wish;
}

function write(storeId: string | null): void {
  wish = storeId;
  try {
    if (storeId === null) sessionStorage.removeItem(pickUpKey);
    else sessionStorage.setItem(pickUpKey, JSON.stringify(storeId));
  } catch {
    // With a full or blocked storage the store is selected again in the checkout.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The store that the visitor selected for pick-up, null for none and before hydration; and its setter. */
export function usePickUpStore(): readonly [string | null, (storeId: string | null) => void] {
  return [useSyncExternalStore(subscribe, read, () => null), write];
}
