import type { Db } from './database.ts';

/** Reads values by key in one statement; keys without a value are left out. */
export type ReadMany<Key, Value> = (db: Db, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;

type Group<Key, Value> = { readonly keys: Set<Key>; readonly values: Promise<ReadonlyMap<Key, Value>> };
type State<Key, Value> = { running: Promise<unknown> | undefined; waiting: Group<Key, Value> | undefined };

/**
 * Merges reads of concurrent requests: while one statement runs, everything else that is asked for waits, and goes together in the
 * next one. Nothing is kept, and each statement begins after all who get its answer have asked, so nobody sees less than by a
 * statement of their own. Inside a transaction each read runs by itself. Keys must be of a kind that cannot make the statement
 * fail, such as ids: all whose keys went together share its error.
 */
export function mergeReads<Key, Value>(read: ReadMany<Key, Value>): ReadMany<Key, Value> {
  const states = new WeakMap<Db, State<Key, Value>>();

  function start(db: Db, state: State<Key, Value>, keys: readonly Key[]): Promise<ReadonlyMap<Key, Value>> {
    const values = read(db, keys);
    const running = values
      .catch(() => undefined)
      .then(() => {
        if (state.running === running) state.running = undefined;
      });
    state.running = running;
    return values;
  }

  function waitWith(db: Db, state: State<Key, Value>, running: Promise<unknown>): Group<Key, Value> {
    const keys = new Set<Key>();
    const values = running.then(() => {
      state.waiting = undefined;
      return start(db, state, [...keys]);
    });
    return { keys, values };
  }

  return (db, keys) => {
    if (db.isTransaction) return read(db, keys);
    const state = states.get(db) ?? { running: undefined, waiting: undefined };
    states.set(db, state);
    if (state.running === undefined) return start(db, state, keys);
    state.waiting ??= waitWith(db, state, state.running);
    for (const key of keys) state.waiting.keys.add(key);
    return state.waiting.values;
  };
}
