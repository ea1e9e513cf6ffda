/** A value that the browser keeps for this tab: it survives a reload, not the end of the visit. */
export interface TabStorage<Value> {
  /** The same object until it changes; null when there is none or what is stored is garbage. */
  readonly read: () => Value | null;
  /** Null forgets it. */
  readonly write: (value: Value | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Storage {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

/**
 * @param parse null for anything that is not such a value
 * @param storage asked at each use, as it does not exist on the server and may be blocked
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
        // Blocked storage: what was written in this page still counts.
      }
      return value;
    },
    write(next) {
      try {
        if (next === null) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(next));
        detached = false;
      } catch {
        // Full or blocked storage costs the memory over a reload, nothing else.
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
