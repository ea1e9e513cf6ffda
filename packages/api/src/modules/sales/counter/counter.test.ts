import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { TestVisitor } from '#api/http/testing.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';

let harness: ApiHarness;
let staff: TestVisitor;
let listingId: string;

beforeAll(async () => {
  harness = await openApiHarness();
  staff = await harness.admin();
  listingId = await harness.shop.listing({ title: '1962 Fender Jaguar' });
  await harness.shop.listing({ title: '1965 Fender Jaguar' });
  await harness.shop.listing({ title: '1966 Fender Jaguar', stock: 0 });
  const { item_id: itemId } = await harness.db
    .selectFrom('listings')
    .select('item_id')
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow();
  await harness.db.updateTable('items').set({ sku: 'JAG-62', serial: 'L12345' }).where('id', '=', itemId).execute();
});
afterAll(() => harness.close());

const find = async (search: string) =>
  (
    await run<{ counterListings: { isExact: boolean; listings: { id: string }[] } }>(
      staff,
      'query ($search: String!) { counterListings(search: $search) { isExact listings { id } } }',
      { search },
    )
  ).counterListings;

it('a scanned SKU, serial number or id names one thing, whatever its case', async () => {
  for (const code of ['JAG-62', 'jag-62', ' l12345 ', listingId])
    expect(await find(code)).toEqual({ isExact: true, listings: [{ id: listingId }] });
});

it('words find what is for sale', async () => {
  const { isExact, listings } = await find('jaguar fender');
  expect(isExact).toBe(false);
  expect(listings).toHaveLength(2);
  expect(await find('1966 jaguar')).toEqual({ isExact: false, listings: [] });
  for (const nothing of ['', '   ', '%', "'; DROP TABLE items; --"])
    expect(await find(nothing)).toEqual({ isExact: false, listings: [] });
});

it('is for staff alone', async () => {
  for (const visitor of [harness.api.visitor(), await harness.as(await harness.shop.seller())])
    expect((await visitor.query('{ counterListings(search: "L12345") { isExact } }')).errors).toBeDefined();
});
