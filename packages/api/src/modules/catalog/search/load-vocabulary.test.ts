import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { Vocabulary } from './vocabulary.ts';
import { loadVocabulary } from './load-vocabulary.ts';

let database: TestDatabase;
let now = Date.now();

beforeAll(async () => void (database = await createTestDatabase()), 60_000);
afterAll(() => database.drop());
beforeEach(() => void jest.spyOn(Date, 'now').mockImplementation(() => now));
afterEach(() => void jest.restoreAllMocks());

const write = (word: string, secondsAgo: number) =>
  sql`INSERT INTO search_vocabulary (word, listing_count, changed_at) VALUES (${word}, 1, now() - make_interval(secs => ${secondsAgo}))`.execute(
    database.db,
  );

/** The vocabulary of the next request, and once more when what it reads beside has been read. */
async function askTwice(): Promise<Vocabulary> {
  now += 11_000;
  await loadVocabulary(database.db);
  await wait(200);
  return loadVocabulary(database.db);
}

describe('the words of the shop', () => {
  it('are read once, then what is new, also what was committed late, and nothing twice for long', async () => {
    await write('sitar', 60);
    const learn = jest.spyOn(Vocabulary.prototype, 'add');
    expect((await loadVocabulary(database.db)).has('sitar')).toBe(true);
    expect((await askTwice()).has('oud')).toBe(false);
    await write('oud', 15);
    await write('shamisen', 0);
    const vocabulary = await askTwice();
    expect([vocabulary.has('oud'), vocabulary.has('shamisen')]).toEqual([true, true]);
    const read = learn.mock.calls.flatMap(([words]) => words.map(({ word }) => word));
    expect(read.filter((word) => word === 'sitar')).toHaveLength(1);
  });
});
