import { sql } from 'kysely';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';

/** How old the version that a process knows may be before it asks again. */
const CHECK_MS = 750;
/** After so long every process shows what was saved. */
const SETTLED_MS = 1_000;

/** Work that follows from a change of names, in its transaction, and once more when every process has taken it up. */
export type NamesFollower = (trx: Tx) => Promise<void>;

type Checked = { version: number; at: number };
const checked = new WeakMap<Db, Promise<Checked>>();

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

/** Has this process ask anew at once, and tells the followers once more when every other knows the names; after the transaction, best effort. */
export function settleNames(db: Db): void {
  checked.delete(db);
  setTimeout(() => void tx(db, tellFollowers).catch(() => undefined), SETTLED_MS).unref();
}

/** Changes with the names, and once more a second later, when every process shows them: kept pages follow it. */
export async function readNamesRevision(db: Db): Promise<string> {
  const { rows } = await sql<{ version: number; isSettled: boolean }>`
    SELECT version, changed_at < now() - interval '950 milliseconds' AS "isSettled" FROM names_revision`.execute(db);
  return `${rows[0]?.version ?? 0}${rows[0]?.isSettled === false ? '*' : ''}`;
}

async function readVersion(db: Db): Promise<Checked> {
  const row = await db.selectFrom('names_revision').select('version').executeTakeFirst();
  return { version: row?.version ?? 0, at: Date.now() };
}

/** The version of the names, asked for at most every 750 ms. */
async function currentVersion(db: Db): Promise<number> {
  const known = await checked.get(db)?.catch(() => undefined);
  if (known && Date.now() - known.at < CHECK_MS) return known.version;
  const reading = readVersion(db);
  checked.set(db, reading);
  return (await reading).version;
}

/**
 * Caches what `read` gives for a database until names change, and for `ms` at most, as brands are added by listings too. A read that
 * failed is not cached.
 */
export function memoizeByNames<T>(ms: number, read: (db: Db) => Promise<T>): (db: Db) => Promise<T> {
  const cached = new WeakMap<Db, { version: number; at: number; value: Promise<T> }>();
  return async (db) => {
    const version = await currentVersion(db);
    const known = cached.get(db);
    if (known?.version === version && Date.now() - known.at < ms) return known.value;
    const next = { version, at: Date.now(), value: read(db) };
    cached.set(db, next);
    next.value.catch(() => {
      if (cached.get(db) === next) cached.delete(db);
    });
    return next.value;
  };
}
