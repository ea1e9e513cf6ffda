import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { passOnListingChanges } from '#api/modules/catalog/index.ts';
import { openShop, type TestShop } from '#api/modules/sales/orders/shop.fixture.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { nextRun } from './next-run.ts';
import { countHits, newestHits } from './search-hits.ts';
import { lastPublished } from './published-listings.ts';
import {
  createSearch,
  findOwnSearch,
  markSearchSeen,
  MOST_SEARCHES,
  ownSearches,
  removeSearch,
  restoreSearch,
  type SearchInput,
  updateSearch,
} from './saved-searches.ts';
import { tellSearchHits } from './tell-hits.ts';

let database: TestDatabase;
let shop: TestShop;
let brand: string;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openShop(database.db);
  brand = (await database.db.selectFrom('brands').select('slug').executeTakeFirstOrThrow()).slug;
});
afterAll(() => database.drop());
beforeEach(() => database.db.deleteFrom('saved_searches').execute());

const baseUrl = new URL('http://localhost:3000');
const forBrand = (): SearchInput => ({ filter: { brand: [brand] }, name: 'Fenders', frequency: 'INSTANT' });

async function number(): Promise<void> {
  await database.db.deleteFrom('search_vocabulary_queue').execute();
  await passOnListingChanges(database.db);
}
async function runJobs(): Promise<void> {
  await number();
  await Promise.all([tellSearchHits(database.db, baseUrl), tellSearchHits(database.db, baseUrl)]);
}
async function mailsTo({ principal: { accountId } }: ActorContext) {
  return database.db
    .selectFrom('outbox')
    .innerJoin('accounts', 'accounts.email', 'outbox.recipient')
    .select(['outbox.subject', 'outbox.text_body'])
    .where('accounts.id', '=', accountId)
    .orderBy('outbox.id')
    .execute();
}
const bellOf = ({ principal: { accountId } }: ActorContext) =>
  database.db
    .selectFrom('notifications')
    .selectAll()
    .where('account_id', '=', accountId ?? '')
    .execute();

describe('a find', () => {
  it('is mailed once, by however many processes', async () => {
    await shop.listing({ title: 'Before' });
    await number();
    const owner = await shop.member();
    await createSearch(owner, forBrand());
    await runJobs();
    expect(await mailsTo(owner)).toEqual([]);
    await shop.listing({ title: '1964 Jazzmaster', cents: 350_000 });
    await runJobs();
    await runJobs();
    const mails = await mailsTo(owner);
    expect(mails.map(({ subject }) => subject)).toEqual(['1 new find: Fenders']);
    expect(mails[0]?.text_body).toContain('1964 Jazzmaster: $3,500.00');
    expect(mails[0]?.text_body).not.toContain('Before');
    expect(await bellOf(owner)).toHaveLength(1);
  });

  it('is none when it was there before, comes back, is one’s own, or does not fit', async () => {
    const owner = await shop.member();
    const listingId = await shop.listing();
    await number();
    await createSearch(owner, { ...forBrand(), filter: { brand: [brand], maxPriceCents: 200_000 } });
    await sql`UPDATE listings SET status = 'sold', stock_level = 0, sold_at = now() WHERE id = ${listingId}`.execute(
      database.db,
    );
    await sql`UPDATE listings SET status = 'live', stock_level = 1, sold_at = NULL WHERE id = ${listingId}`.execute(
      database.db,
    );
    await shop.listing({ sellerId: owner.principal.accountId ?? '' });
    await shop.listing({ cents: 300_000 });
    await runJobs();
    expect(await mailsTo(owner)).toEqual([]);
  });

  it('is listed by the bell alone where that was chosen', async () => {
    const owner = await shop.member();
    await createSearch(owner, { ...forBrand(), frequency: 'BELL' });
    await shop.listing();
    await runJobs();
    expect(await mailsTo(owner)).toEqual([]);
    expect(await bellOf(owner)).toMatchObject([{ event_type: 'search.hits' }]);
  });

  it('among many is counted, and the first are named', async () => {
    const owner = await shop.member();
    await number();
    await createSearch(owner, forBrand());
    for (let index = 0; index < 9; index += 1) await shop.listing({ title: `Tele ${index}` });
    await runJobs();
    const [mail] = await mailsTo(owner);
    expect(mail?.subject).toBe('9 new finds: Fenders');
    expect(mail?.text_body?.match(/Tele \d/g)).toHaveLength(5);
    expect(mail?.text_body).toContain('And 4 more.');
  });

  it('by a word that nothing in the shop had before is found', async () => {
    const owner = await shop.member();
    await createSearch(owner, { filter: { keywords: 'zemaitis' }, frequency: 'INSTANT' });
    const listingId = await shop.listing({ title: 'Zemaitis Pearl Front' });
    await sql`UPDATE listings SET search = setweight(to_tsvector('simple', 'zemaitis pearl front'), 'A') WHERE id = ${listingId}`.execute(
      database.db,
    );
    await sql`INSERT INTO search_vocabulary (word, listing_count) VALUES ('zemaitis', 1)`.execute(database.db);
    await runJobs();
    expect((await mailsTo(owner)).map(({ subject }) => subject)).toEqual(['1 new find: “zemaitis”']);
  });

  it('waits for the morning of a daily search, and is told once though its hour is long past', async () => {
    const owner = await shop.member();
    const { id } = await createSearch(owner, { ...forBrand(), frequency: 'DAILY' });
    await shop.listing();
    await runJobs();
    expect(await mailsTo(owner)).toEqual([]);
    await sql`UPDATE saved_searches SET next_run_at = now() - interval '5 days' WHERE id = ${id}`.execute(database.db);
    await runJobs();
    await runJobs();
    expect(await mailsTo(owner)).toHaveLength(1);
    expect((await findOwnSearch(owner, id))?.next_run_at?.getTime()).toBeGreaterThan(Date.now());
  });
});

describe('the sequence of listings', () => {
  it('has each listing once and no gap, also when two processes number at once', async () => {
    await number();
    const before = await lastPublished(database.db);
    for (let index = 0; index < 5; index += 1) await shop.listing();
    await database.db.deleteFrom('search_vocabulary_queue').execute();
    await Promise.all([passOnListingChanges(database.db), passOnListingChanges(database.db)]);
    expect(await lastPublished(database.db)).toBe(before + 5);
  });

  it('waits for listings whose words the search does not know yet', async () => {
    await number();
    const before = await lastPublished(database.db);
    await shop.listing();
    await passOnListingChanges(database.db);
    expect(await lastPublished(database.db)).toBe(before);
    await number();
    expect(await lastPublished(database.db)).toBe(before + 1);
  });

  it('tells what is new since somebody looked', async () => {
    await number();
    const owner = await shop.member();
    const search = await createSearch(owner, forBrand());
    const ids = [await shop.listing(), await shop.listing()];
    await number();
    const upTo = await lastPublished(database.db);
    const range = { after: search.seen_seq, upTo };
    expect(await countHits(database.db, search, range)).toBe(2);
    expect((await newestHits(database.db, search, range, 5)).map(({ listingId }) => listingId)).toEqual(
      ids.toReversed(),
    );
    await markSearchSeen(owner, search.id, 2_000_000_000);
    await markSearchSeen(owner, search.id, 0);
    expect((await findOwnSearch(owner, search.id))?.seen_seq).toBe(upTo);
  });
});

describe('a saved search', () => {
  it('is saved once for the same things, in whatever sequence they are given', async () => {
    const owner = await shop.member();
    const both = [
      createSearch(owner, { filter: { brand: [brand, 'gibson'], keywords: ' red  ' }, frequency: 'DAILY' }),
      createSearch(owner, { filter: { keywords: 'red', brand: ['gibson', brand] }, frequency: 'BELL' }),
    ].map((saving) => attempt(() => saving));
    const outcomes = await Promise.all(both);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ code: 'exists' });
  });

  it('is refused for nothing, with a bad name, and beyond the limit', async () => {
    const owner = await shop.member();
    const save = (input: Partial<SearchInput>) => attempt(() => createSearch(owner, { ...forBrand(), ...input }));
    expect(await save({ filter: { keywords: ' \u202e ', availability: ['SOLD'] } })).toMatchObject({ code: 'empty' });
    expect(await save({ name: 'x'.repeat(81) })).toMatchObject({ code: 'name' });
    for (let index = 0; index < MOST_SEARCHES; index += 1)
      await createSearch(owner, { filter: { keywords: `word${index}` }, frequency: 'BELL' });
    expect(await save({})).toMatchObject({ code: 'full' });
  });

  it('is its owner’s alone', async () => {
    const [owner, other] = [await shop.member(), await shop.member()];
    const { id } = await createSearch(owner, forBrand());
    expect(await findOwnSearch(other, id)).toBeUndefined();
    expect(await attempt(() => updateSearch(other, id, { name: 'Mine' }))).toMatchObject({ code: 'not-found' });
    expect(await attempt(() => removeSearch(other, id))).toMatchObject({ code: 'not-found' });
    expect(await attempt(() => markSearchSeen(other, id, 1))).toMatchObject({ code: 'not-found' });
    expect(await ownSearches(owner)).toHaveLength(1);
  });

  it('comes back by an undo with its marks, and is not told meanwhile', async () => {
    const owner = await shop.member();
    const search = await createSearch(owner, forBrand());
    await removeSearch(owner, search.id);
    await shop.listing();
    await runJobs();
    expect(await mailsTo(owner)).toEqual([]);
    expect((await restoreSearch(owner, search.id)).told_seq).toBe(search.told_seq);
    await runJobs();
    expect(await mailsTo(owner)).toHaveLength(1);
  });
});

describe('the next run', () => {
  const at = async (frequency: 'DAILY' | 'WEEKLY', after: string): Promise<string | undefined> => {
    const { rows } = await sql<{ at: Date }>`
      SELECT ${nextRun(frequency, sql<Date>`${after}::timestamptz`)} AS at`.execute(database.db);
    return rows[0]?.at.toISOString();
  };

  it('is at eight in the shop’s town, before and after the clocks change', async () => {
    expect(await at('DAILY', '2026-03-07T13:00:00Z')).toBe('2026-03-07T14:00:00.000Z');
    expect(await at('DAILY', '2026-03-07T14:00:00Z')).toBe('2026-03-08T13:00:00.000Z');
    expect(await at('DAILY', '2026-10-31T13:00:00Z')).toBe('2026-11-01T14:00:00.000Z');
    expect(await at('WEEKLY', '2026-11-23T15:00:00Z')).toBe('2026-11-30T14:00:00.000Z');
    expect(await at('WEEKLY', '2026-11-22T15:00:00Z')).toBe('2026-11-23T14:00:00.000Z');
  });
});
