import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { openShop, type TestShop } from '#api/modules/sales/orders/shop.fixture.ts';
import { refreshShipsFrom } from '#api/modules/catalog/items/ships-from.ts';
import { refreshTraits } from '#api/modules/catalog/items/refresh-traits.ts';
import { searchListings } from '#api/modules/catalog/search/search-listings.fixture.ts';
import type { ListingFilterInput } from './filter.ts';

let database: TestDatabase;
let db: Db;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  shop = await openShop(db);
});
afterAll(() => database.drop());

const traitsOf = async (id: string): Promise<string[]> =>
  (await db.selectFrom('listings').select('traits').where('id', '=', id).executeTakeFirstOrThrow()).traits;
const change = (id: string, set: { asking_cents?: number; listed_at?: Date; traits?: string[] }) =>
  db.updateTable('listings').set(set).where('id', '=', id).execute();
const found = async (filter: ListingFilterInput): Promise<readonly string[]> =>
  (await searchListings(db, 'en', filter, 'DEFAULT', 1, 60)).ids();

describe('a lowered price', () => {
  it('is told from two percent on, until it is back', async () => {
    const id = await shop.listing({ cents: 100_000 });
    await change(id, { asking_cents: 99_000 });
    expect(await traitsOf(id)).toEqual([]);
    await change(id, { asking_cents: 90_000 });
    expect(await traitsOf(id)).toEqual(['price:drop']);
    const [node] = await (await searchListings(db, 'en', { price: ['drop'] }, 'DEFAULT', 1, 60)).nodes();
    expect(node).toMatchObject({ id, priceBefore: { amountCents: 99_000 } });
    await change(id, { asking_cents: 100_000 });
    expect(await traitsOf(id)).toEqual([]);
  });

  it('stays when the listing is written again, and goes when it begins anew', async () => {
    const id = await shop.listing({ cents: 50_000 });
    await change(id, { asking_cents: 40_000 });
    await change(id, { traits: ['neck:c'] });
    expect(await traitsOf(id)).toEqual(['neck:c', 'price:drop']);
    await change(id, { listed_at: new Date(Date.now() + 1_000) });
    expect(await traitsOf(id)).toEqual(['neck:c']);
  });
});

describe('traits as filters', () => {
  it('widen within a group, narrow between groups, and count each group without its own choice', async () => {
    const one = await shop.listing();
    const two = await shop.listing();
    await change(one, { traits: ['neck:u', 'hand:left'] });
    await change(two, { traits: ['neck:d'] });
    expect([...(await found({ neck: ['u', 'd'] }))].toSorted()).toEqual([one, two].toSorted());
    expect(await found({ neck: ['u', 'd'], hand: ['left'] })).toEqual([one]);
    expect(await found({ neck: ['d'], hand: ['left'] })).toEqual([]);
    const facets = await (await searchListings(db, 'fr', { neck: ['d'] }, 'DEFAULT', 1, 24)).facets();
    const necks = facets.find(({ key }) => key === 'NECK')?.values ?? [];
    expect(necks.filter(({ value }) => value !== 'c').map(({ value, count }) => [value, count])).toEqual([
      ['d', 1],
      ['u', 1],
    ]);
    expect(facets.find(({ key }) => key === 'HAND')?.values).toEqual([]);
  });

  it.each(["'; DROP", 'x:y', '%', '\u0000', 'neck:u'])('find nothing by %j, and no error', async (value) =>
    expect(await found({ neck: [value], shipsFrom: [value] })).toEqual([]),
  );

  it('take a range of years', async () => {
    const id = await shop.listing();
    await sql`UPDATE listings SET year = 1957, decade = 1950 WHERE id = ${id}`.execute(db);
    expect(await found({ minYear: 1955, maxYear: 1959 })).toEqual([id]);
    expect(await found({ minYear: 1958 })).toEqual([]);
    expect(await found({ maxYear: 1957 })).toEqual([id]);
  });
});

describe('where things are sent from', () => {
  it('follows the default address of a dealer', async () => {
    const sellerId = await shop.memberId();
    await db.updateTable('accounts').set({ is_professional_seller: true }).where('id', '=', sellerId).execute();
    const id = await shop.listing({ sellerId });
    const place = {
      line1: '1 Elm Street',
      city: 'Athens',
      region_name: 'New York',
      region_iso: 'NY',
      country_iso: 'US',
    };
    const address = {
      ...place,
      id: newId(),
      account_id: sellerId,
      session_id: null,
      is_default: true,
      deleted_at: null,
    };
    const empty = { line2: null, postal_code: null, phone: null, first_name: null, last_name: null, company: null };
    await db
      .insertInto('addresses')
      .values({ ...address, ...empty })
      .execute();
    await tx(db, (trx) => refreshShipsFrom(trx, sellerId));
    expect(await traitsOf(id)).toEqual(['shipsFrom:us-new-york']);
    expect(await found({ shipsFrom: ['us-new-york'] })).toEqual([id]);
    await db
      .updateTable('addresses')
      .set({ country_iso: 'FR', region_name: null })
      .where('id', '=', address.id)
      .execute();
    await refreshTraits(db);
    expect(await traitsOf(id)).toEqual(['shipsFrom:fr']);
  });
});

describe('the archive', () => {
  it('begins with what was sold last', async () => {
    const ids = [await shop.listing(), await shop.listing(), await shop.listing()];
    for (const [index, id] of ids.entries())
      await sql`UPDATE listings SET status = 'sold', stock_level = 0, sold_at = ${new Date(Date.UTC(2020, 0, index === 0 ? 9 : index))}
        WHERE id = ${id}`.execute(db);
    const [last, second, third] = ids;
    const listed = await searchListings(db, 'en', { availability: ['SOLD'] }, 'SOLD_TIME_DESC', 1, 60);
    expect(await listed.ids()).toEqual([last, third, second]);
  });
});
