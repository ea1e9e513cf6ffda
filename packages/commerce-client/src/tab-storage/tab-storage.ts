/** A value that the browser stores for this tab: it survives a reload, but not the end of the visit. */
export interface TabStorage<Value> {
  /** The same object until it changes; null when nothing valid is stored. */
  readonly read: () => Value | null;
  /** Null removes it. */
  readonly write: (value: Value | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Storage {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

/**
 * A value of `sessionStorage`. Never throws: where storage is full or blocked, the value lasts as long as the page.
 * @param parse returns null for anything that is not such a value
 * @param storage called at each use: it does not exist on the server, and may be blocked
 */
export function createTabStorage<Value>(
  key: string,
  parse: (raw: unknown) => Value | null,
  storage: () => Storage = () => sessionStorage,
): TabStorage<Value> {
  const listeners = new Set<() => void>();
  let text: string | null | undefined;
  let value: Value | null = null;
  let detached = false;

  function adopt(next: string | null): void {
    if (next === text) return;
    text = next;
    value = next === null ? null : parseText(next);
  }
  function parseText(from: string): Value | null {
    try {
      return parse(JSON.parse(from));
    } catch {
      return null;
    }
  }
  return {
    read() {
      if (detached) return value;
      try {
        adopt(storage().getItem(key));
      } catch {
        // Blocked: the value written by this page still counts.
      }
      return value;
    },
    write(next) {
      try {
        if (next === null) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(next));
        detached = false;
      } catch {
        // Full or blocked: the value is lost by a reload.
        detached = true;
      }
      text = next === null ? null : JSON.stringify(next);
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
