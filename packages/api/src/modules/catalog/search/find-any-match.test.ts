import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { openShop } from '#api/modules/sales/orders/shop.fixture.ts';
import { matchKeywords } from './match-keywords.ts';

let database: TestDatabase;
let listingId: string;
let now = Date.now();

beforeAll(async () => {
  database = await createTestDatabase();
  listingId = await (await openShop(database.db)).listing();
  await sql`INSERT INTO search_vocabulary (word, listing_count) VALUES ('gamelan', 5000), ('santur', 5000), ('erhu', 5000)`.execute(
    database.db,
  );
});
afterAll(() => database.drop());
beforeEach(() => void jest.spyOn(Date, 'now').mockImplementation(() => now));
afterEach(() => void jest.restoreAllMocks());

const describeAs = (text: string) =>
  sql`UPDATE listings SET search = to_tsvector('simple', ${text}) WHERE id = ${listingId}`.execute(database.db);
const later = (seconds: number): void => void (now += seconds * 1000);
const matchesNothing = async (text: string): Promise<boolean | undefined> =>
  (await matchKeywords(database.db, text))?.matchesNothing;

describe('whether keywords match anything', () => {
  it('is asked again after half a minute, when they matched nothing', async () => {
    expect(await matchesNothing('zither')).toBe(true);
    await describeAs('zither');
    later(31);
    expect(await matchesNothing('zither')).toBe(false);
  });

  it('is asked again after half a minute, when they matched', async () => {
    await describeAs('sitar');
    expect(await matchesNothing('sitar')).toBe(false);
    await describeAs('oud');
    later(29);
    expect(await matchesNothing('sitar')).toBe(false);
    later(2);
    expect(await matchesNothing('sitar')).toBe(true);
  });

  it('is counted over the whole shop when all words are frequent but nothing new has them together', async () => {
    expect(await matchesNothing('gamelan santur')).toBe(true);
    await describeAs('gamelan santur erhu');
    later(31);
    expect(await matchesNothing('gamelan santur')).toBe(false);
    expect(await matchesNothing('erhu santur')).toBe(false);
  });
});
