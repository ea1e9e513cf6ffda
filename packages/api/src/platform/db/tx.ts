import { setTimeout as wait } from 'node:timers/promises';
import { isNativeError } from 'node:util/types';
import type { Db, Tx } from './database.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const ATTEMPTS = 6;
const FIRST_PAUSE_MS = 4;

/** The SQLSTATE of a database's error, or undefined for every other error. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!isNativeError(error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined;
}

/** Whether an error says that a unique key is taken, and if `constraint` is given, which one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (sqlStateOf(error) !== '23505') return false;
  if (constraint === undefined) return true;
  return error instanceof Error && 'constraint' in error && error.constraint === constraint;
}

function isTx(db: Db): db is Tx {
  return db.isTransaction;
}

/**
 * Runs `work` in one transaction (READ COMMITTED, or SERIALIZABLE on request): all of it happens, or nothing. Conflicts
 * that the database resolves by refusing one side are tried again, so `work` must have no effect outside the
 * transaction. It must not await the network (on the smallest database everybody waits for it) and must use only the
 * transaction it is given. Inside another transaction it joins that one.
 */
export async function tx<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  isolation: 'read committed' | 'serializable' = 'read committed',
): Promise<T> {
  if (isTx(db)) return work(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().setIsolationLevel(isolation).execute(work);
    } catch (error) {
      const state = sqlStateOf(error);
      if ((state !== SERIALIZATION_FAILURE && state !== DEADLOCK) || attempt === ATTEMPTS) throw error;
      await wait(Math.random() * FIRST_PAUSE_MS * 2 ** attempt);
    }
  }
}
