import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { sql } from 'kysely';
import { actAs } from '#api/platform/actor-context.fixture.ts';
import { countListings, readListings } from './listing-lists.ts';
import { openSelling, type SellingHarness } from './selling.fixture.ts';

let database: TestDatabase;
let shop: SellingHarness;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openSelling(database.db);
});
afterAll(() => database.drop());

describe('the list', () => {
  it('counts what there is, of 2,000 too', async () => {
    const owner = await shop.seller();
    const actor = actAs(shop.signedIn(owner), { rights: { isProfessionalSeller: true } });
    await shop.draft(actor, shop.complete({ photographs: [] }));
    const source = await shop.listing({ sellerId: owner });
    for (let copy = 0; copy < 3; copy += 1) await shop.listing({ sellerId: owner, title: 'A red one' });
    await sql`INSERT INTO listing_drafts (id, seller_account_id, state, document, title, version, created_at)
      SELECT lpad(i::text, 13, '0'), ${owner}, 'INITIAL', draft.document, 'Copy ' || i, 1, now() - make_interval(secs => i)
      FROM generate_series(1, 2000) AS i, (SELECT document FROM listing_drafts WHERE seller_account_id = ${owner} LIMIT 1) AS draft
      `.execute(database.db);
    const counts = await countListings(database.db, owner);
    expect(counts.find(({ state }) => state === 'INITIAL')?.count).toBe(2_001);
    expect(counts.find(({ state }) => state === 'LISTING_ACTIVE')?.count).toBe(4);
    const all = await readListings(database.db, owner, { first: 100 });
    expect(all.totalCount).toBe(2_005);
    const seen = new Set<string>();
    let after: string | null = null;
    for (let page = 0; page < 21; page += 1) {
      const { entries, pageInfo } = await readListings(database.db, owner, { first: 100, after });
      for (const { id } of entries) seen.add(id);
      after = pageInfo.endCursor;
    }
    expect(seen.size).toBe(2_005);
    expect(seen).toContain(source);
    expect(await readListings(database.db, owner, { search: 'a RED' })).toMatchObject({ totalCount: 3 });
    expect(await readListings(database.db, owner, { search: 'one  red' })).toMatchObject({ totalCount: 3 });
    expect(await readListings(database.db, owner, { search: '%' })).toMatchObject({ totalCount: 0 });
    expect(await readListings(database.db, owner, { search: 'a\0 red' })).toMatchObject({ totalCount: 3 });
    expect(await readListings(database.db, owner, { state: 'SOLD' })).toMatchObject({ totalCount: 0 });
  });
});
