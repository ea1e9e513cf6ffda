import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { readListing } from '@headstock/contracts/read-listing';
import type { TestVisitor } from '#api/http/testing.ts';
import { mutate, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';

let harness: ApiHarness;
beforeAll(async () => {
  harness = await openApiHarness();
});
afterAll(() => harness.close());

const sellerVisit = async (): Promise<TestVisitor> => harness.as(await harness.shop.seller());

async function own(visitor: TestVisitor): Promise<string> {
  const { portfolioItemCreate } = await run<{ portfolioItemCreate: { portfolioItem: { id: string } } }>(
    visitor,
    `mutation { portfolioItemCreate(portfolioItem: { brand: "Gibson", model: "L-00", year: 1934, finish: "Sunburst", serial: "1207",
      condition: GOOD, acquiredCents: 100000, notes: "From my aunt" }) { portfolioItem { id } } }`,
  );
  return portfolioItemCreate.portfolioItem.id;
}

async function sell(visitor: TestVisitor, portfolioItemId: string) {
  const { listingCreate } = await run<{ listingCreate: { id: string | null; code: string | null } }>(
    visitor,
    `mutation { listingCreate(kind: INSTRUMENT, portfolioItemId: "${portfolioItemId}") { id code } }`,
  );
  return listingCreate;
}

async function documentOf(id: string | null) {
  const row = await harness.db
    .selectFrom('listing_drafts')
    .select('document')
    .where('id', '=', id ?? '')
    .executeTakeFirstOrThrow();
  const read = readListing(JSON.stringify(row.document));
  if (!read.ok) throw new Error(`The document is wrong at ${read.path}.`);
  return read.document;
}

describe('selling what one owns', () => {
  it('begins a listing with what the owner knows, and asks for condition, price and pictures anew', async () => {
    const visitor = await sellerVisit();
    const { id } = await sell(visitor, await own(visitor));
    expect(await documentOf(id)).toMatchObject({
      kind: 'instrument',
      brand: 'Gibson',
      model: 'L-00',
      yearFrom: 1934,
      yearTo: 1934,
      finish: { en: 'Sunburst', fr: '' },
      serial: '1207',
      condition: null,
      priceCents: null,
      photographs: [],
      description: { en: '', fr: '' },
    });
  });

  it('takes the specification of a purchase with it, and none of the seller’s words', async () => {
    const visitor = await sellerVisit();
    const order = await harness.placeOrder(visitor, { title: '1952 Telecaster' });
    await sql`UPDATE items SET year_from = 1952, serial = 'S-1', weight_grams = 3300`.execute(harness.db);
    await sql`UPDATE item_texts SET description = 'Sings', specs = '[{"key":"body","value":"Ash"}]'`.execute(
      harness.db,
    );
    const admin = await harness.admin();
    await mutate(admin, `orderShip(id: "${order.id}", carrierName: "UPS", trackingNumber: "1Z999AA10123456784")`);
    await mutate(admin, `orderDeliver(id: "${order.id}")`);
    const { portfolio } = await run<{ portfolio: { items: { edges: { node: { id: string } }[] } } }>(
      visitor,
      '{ portfolio { items { edges { node { id } } } } }',
    );
    const { id } = await sell(visitor, portfolio.items.edges[0]?.node.id ?? '');
    expect(await documentOf(id)).toMatchObject({
      serial: 'S-1',
      specs: { body: { en: 'Ash' } },
      measures: { weightGrams: 3_300 },
      description: { en: '', fr: '' },
      sku: '',
    });
  });

  it('is for one’s own instruments alone, and for those who sell here', async () => {
    const [visitor, stranger] = [await sellerVisit(), await sellerVisit()];
    expect(await sell(stranger, await own(visitor))).toEqual({ id: null, code: 'not-found' });
    const buyer = await harness.as(await harness.shop.memberId());
    expect(await sell(buyer, await own(buyer))).toEqual({ id: null, code: 'not-seller' });
  });
});
