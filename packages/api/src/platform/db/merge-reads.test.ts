import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '#api/platform/db/database.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { mergeReads } from './merge-reads.ts';
import { tx } from './tx.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A read that answers when it is let, and the keys of every time that it ran. */
function heldReads() {
  const runs: { keys: readonly string[]; answer: (fault?: Error) => void }[] = [];
  const read = (_db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, string>> =>
    new Promise((resolve, reject) => {
      const answer = (fault?: Error): void =>
        fault ? reject(fault) : resolve(new Map(keys.map((key) => [key, `${key} in ${runs.length}`])));
      runs.push({ keys, answer });
    });
  return { runs, merged: mergeReads(read) };
}

const settle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

it('sends what is asked for while a statement runs together in the next one', async () => {
  const { runs, merged } = heldReads();
  const first = merged(database.db, ['a']);
  const second = merged(database.db, ['b', 'c']);
  const third = merged(database.db, ['c', 'a']);
  expect(runs.map(({ keys }) => keys)).toEqual([['a']]);
  runs[0]?.answer();
  expect((await first).get('a')).toBe('a in 1');
  await settle();
  // Whoever asked after the first statement began is answered by one that began later, also for the same key.
  expect(runs.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c', 'a']]);
  runs[1]?.answer();
  expect((await second).get('c')).toBe('c in 2');
  expect((await third).get('a')).toBe('a in 2');
});

it('goes on after a statement that failed', async () => {
  const { runs, merged } = heldReads();
  const failing = merged(database.db, ['a']);
  const next = merged(database.db, ['b']);
  runs[0]?.answer(new Error('The database is away.'));
  await expect(failing).rejects.toThrow('away');
  await settle();
  runs[1]?.answer();
  expect((await next).get('b')).toBe('b in 2');
});

it('merges nothing inside a transaction', async () => {
  const seen: boolean[] = [];
  const merged = mergeReads(async (db: Db, keys: readonly string[]) => {
    seen.push(db.isTransaction);
    return new Map(keys.map((key) => [key, key]));
  });
  await tx(database.db, async (trx) => {
    await Promise.all([merged(trx, ['a']), merged(trx, ['b'])]);
  });
  expect(seen).toEqual([true, true]);
});
