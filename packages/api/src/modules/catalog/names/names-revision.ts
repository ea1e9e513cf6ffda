import { sql } from 'kysely';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { cacheByRevision } from '#api/platform/db/revisions.ts';
import { tx } from '#api/platform/db/tx.ts';

/** After so long every process shows what was saved. */
const SETTLED_MS = 1_000;

/** Work that follows from a change of names, in its transaction, and once more when every process has taken it up. */
export type NamesFollower = (trx: Tx) => Promise<void>;

const followers = new Set<NamesFollower>();

/** Registers a follower. Registering twice is the same as once. */
export function onNamesChanged(follower: NamesFollower): void {
  followers.add(follower);
}

async function tellFollowers(trx: Tx): Promise<void> {
  for (const follower of followers) await follower(trx);
}

/** Says that names have changed, in the transaction of the change. */
export async function bumpNames(trx: Tx): Promise<void> {
  await sql`UPDATE names_revision SET version = version + 1, changed_at = clock_timestamp()`.execute(trx);
  await tellFollowers(trx);
}

/** Tells the followers once more when every process shows the names; after the transaction, best effort. */
export function settleNames(db: Db): void {
  setTimeout(() => void tx(db, tellFollowers).catch(() => undefined), SETTLED_MS).unref();
}

/** Changes with the names, and once more a second later, when every process shows them: kept pages follow it. */
export async function readNamesRevision(db: Db): Promise<string> {
  const { rows } = await sql<{ version: number; isSettled: boolean }>`
    SELECT version, changed_at < now() - interval '950 milliseconds' AS "isSettled" FROM names_revision`.execute(db);
  return `${rows[0]?.version ?? 0}${rows[0]?.isSettled === false ? '*' : ''}`;
}

/** Caches what `read` gives for a database until names change, and for `ms` at most. A read that failed is not cached. */
export function memoizeByNames<T extends {}>(ms: number, read: (db: Db) => Promise<T>): (db: Db) => Promise<T> {
  const cachedByTime = cacheByRevision<T>(['names'], 1);
  return async (db) => {
    const cache = await cachedByTime(db);
    return cache.one(String(Math.floor(Date.now() / ms)), () => read(db));
  };
}
