import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '#api/platform/db/testing.ts';
import { openShop } from '#api/modules/sales/orders/shop.fixture.ts';
import { matchKeywords } from './match-keywords.ts';

let database: TestDatabase;
let listingId: string;
let now = Date.now();

beforeAll(async () => {
  database = await createTestDatabase();
  listingId = await (await openShop(database.db)).listing();
  await sql`INSERT INTO search_words (word, listings) VALUES ('gamelan', 5000), ('santur', 5000), ('erhu', 5000)`.execute(
    database.db,
  );
});
afterAll(() => database.drop());
beforeEach(() => void jest.spyOn(Date, 'now').mockImplementation(() => now));
afterEach(() => void jest.restoreAllMocks());

const describeAs = (text: string) =>
  sql`UPDATE listings SET search = to_tsvector('simple', ${text}) WHERE id = ${listingId}`.execute(database.db);
const later = (seconds: number): void => void (now += seconds * 1000);
const isNowhere = async (text: string): Promise<boolean | undefined> =>
  (await matchKeywords(database.db, text))?.matchesNothing;

describe('whether words are found anywhere', () => {
  it('is news at once when nothing was found before', async () => {
    expect(await isNowhere('zither')).toBe(true);
    await describeAs('zither');
    later(31);
    expect(await isNowhere('zither')).toBe(false);
  });

  it('is told once more as it was while it is looked up anew', async () => {
    await describeAs('sitar');
    expect(await isNowhere('sitar')).toBe(false);
    await describeAs('oud');
    later(31);
    expect(await isNowhere('sitar')).toBe(false);
    for (let turn = 0; turn < 200 && !(await isNowhere('sitar')); turn += 1) await wait(10);
    expect(await isNowhere('sitar')).toBe(true);
  });

  it('is not told as it was ten minutes ago', async () => {
    await describeAs('banjolele');
    expect(await isNowhere('banjolele')).toBe(false);
    await describeAs('oud');
    later(601);
    expect(await isNowhere('banjolele')).toBe(true);
  });

  it('may be a minute old where words are frequent that nothing has together', async () => {
    expect([await isNowhere('gamelan santur'), await isNowhere('erhu santur')]).toEqual([true, true]);
    await describeAs('gamelan santur erhu');
    later(31);
    expect(await isNowhere('gamelan santur')).toBe(true);
    for (let turn = 0; turn < 200 && (await isNowhere('gamelan santur')); turn += 1) await wait(10);
    expect(await isNowhere('gamelan santur')).toBe(false);
    later(30);
    expect(await isNowhere('erhu santur')).toBe(false);
  });
});
