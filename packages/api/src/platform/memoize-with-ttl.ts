import type { Db } from '#api/platform/db/database.ts';

/**
 * Caches what `read` gives for a database for `ms`, stale while it revalidates: an expired value is given once more while the
 * next one is read, so that only the first caller waits. A read that failed is not cached.
 */
export function memoizeWithTtl<T>(ms: number, read: (db: Db) => Promise<T>): (db: Db) => Promise<T> {
  const cached = new WeakMap<Db, { at: number; value: Promise<T> }>();
  return (db) => {
    const known = cached.get(db);
    if (known && Date.now() - known.at < ms) return known.value;
    const value = read(db);
    const next = { at: Date.now(), value: known ? known.value : value };
    cached.set(db, next);
    value.then(
      () => cached.set(db, { at: Date.now(), value }),
      () => {
        if (cached.get(db) === next) cached.delete(db);
      },
    );
    return next.value;
  };
}
