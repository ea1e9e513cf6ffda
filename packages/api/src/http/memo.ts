/** Keeps what was made under a key, also while it is being made. */
export type Memo = <T>(key: string, make: () => Promise<T>) => Promise<T>;

/** A memo for one request. */
export function createMemo(): Memo {
  const kept = new Map<string, Promise<unknown>>();
  return <T>(key: string, make: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key belongs to one maker, so it kept what that one made
    if (known) return known as Promise<T>;
    const made = make();
    kept.set(key, made);
    return made;
  };
}
