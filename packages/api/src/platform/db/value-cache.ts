import { LRUCache } from 'lru-cache';

/** A cache of values that belong to one state of the data; `cacheByRevision` gives it. */
export class ValueCache<Value extends {}> {
  readonly #most: number;
  readonly #making = new Map<string, Promise<Value>>();
  #made: LRUCache<string, Value> | undefined;

  /** The `most` that were asked for last stay. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Takes its memory with the first value: many of these are forgotten before they have one. */
  get #values(): LRUCache<string, Value> {
    return (this.#made ??= new LRUCache({ max: this.#most }));
  }

  /** The value of a key, which is made when it is not known; those who ask meanwhile share it. A failure is not cached. */
  async one(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    return this.#making.get(key) ?? this.#make(key, make);
  }

  /** The values of keys; those that are not known are read together, and what has no value is left out. */
  async many(
    keys: readonly string[],
    read: (missing: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<Map<string, Value>> {
    const found = new Map<string, Value>();
    const missing: string[] = [];
    for (const key of keys) {
      const value = this.#values.get(key);
      if (value === undefined) missing.push(key);
      else found.set(key, value);
    }
    if (missing.length === 0) return found;
    const values = await read(missing);
    for (const key of missing) {
      const value = values.get(key);
      if (value === undefined) continue;
      this.#values.set(key, value);
      found.set(key, value);
    }
    return found;
  }

  #make(key: string, make: () => Promise<Value>): Promise<Value> {
    const making = make()
      .then((value) => {
        this.#values.set(key, value);
        return value;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }
}
