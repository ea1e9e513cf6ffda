import type { Db } from '#api/platform/db/database.ts';

/**
 * Reads something of a database once and gives it again for `ms`. What is older is given once more while it is read anew,
 * so only the first waits; a reading that failed is not kept.
 */
export function memoizeWithTtl<T>(ms: number, read: (db: Db) => Promise<T>): (db: Db) => Promise<T> {
  const kept = new WeakMap<Db, { at: number; value: Promise<T> }>();
  return (db) => {
    const known = kept.get(db);
    if (known && Date.now() - known.at < ms) return known.value;
    const value = read(db);
    const next = { at: Date.now(), value: known ? known.value : value };
    kept.set(db, next);
    value.then(
      () => kept.set(db, { at: Date.now(), value }),
      () => {
        if (kept.get(db) === next) kept.delete(db);
      },
    );
    return next.value;
  };
}
