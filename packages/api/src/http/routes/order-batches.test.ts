import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { TestVisitor } from '#api/http/testing.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { readPdf } from '#api/platform/pdf/read-pdf.fixture.ts';

let harness: ApiHarness;
let staff: TestVisitor;
let ids: string[];

beforeAll(async () => {
  harness = await openApiHarness();
  staff = await harness.admin();
  const titles = ['1962 Fender Stratocaster', '1930 Martin OM-18'];
  ids = [];
  for (const title of titles) {
    const { id } = await harness.placeOrder(harness.api.visitor(), { title });
    ids.push(id);
  }
});
afterAll(() => harness.close());

const get = (kind: string, query: string, visitor = staff) => visitor.fetch(`/api/order-batches/${kind}.pdf?${query}`);
const read = async (kind: string, query: string) => readPdf(Buffer.from(await (await get(kind, query)).arrayBuffer()));

it('packing slips of a selection are one file, each with pages of its own', async () => {
  const { pages, isTagged } = await read('packing-slips', `ids=${ids.join(',')}`);
  expect(isTagged).toBe(true);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('1962 Fender Stratocaster');
  expect(pages[1]).toContain('1930 Martin OM-18');
  for (const page of pages) expect(page).toContain('Page 1 of 1');
});

it('the pick list names every piece with its order, in the language that is asked for', async () => {
  const { pages, language } = await read('pick-list', `ids=${ids.join(',')}&lang=fr`);
  expect(language).toBe('fr');
  const { rows } = await sql<{ number: string }>`SELECT number FROM orders WHERE id = ANY (${ids}::text[])`.execute(
    harness.db,
  );
  for (const { number } of rows) expect(pages[0]?.replaceAll('- ', '-')).toContain(number);
  expect(pages[0]).toContain('Liste de prélèvement');
  expect(pages[0]).toContain('2 pièces');
});

it('labels are there for what goes to an address', async () => {
  await sql`UPDATE orders SET ship_option = 'store' WHERE id = ${ids[1]}`.execute(harness.db);
  const { pages } = await read('labels', `ids=${ids.join(',')}`);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('Ada');
  expect((await get('labels', `ids=${ids[1]}`)).status).toBe(404);
});

it('labels name a country abroad in the language that is asked for', async () => {
  await sql`UPDATE addresses SET country_iso = 'DE' WHERE id = (SELECT address_id FROM orders WHERE id = ${ids[0]})`.execute(
    harness.db,
  );
  expect((await read('labels', `ids=${ids[0]}&lang=en`)).pages[0]).toContain('Germany');
  expect((await read('labels', `ids=${ids[0]}&lang=fr`)).pages[0]).toContain('Allemagne');
});

it('there is nothing for others, for unknown ids and for other kinds', async () => {
  const query = `ids=${ids.join(',')}`;
  expect((await get('pick-list', 'ids=0000000000000,x')).status).toBe(404);
  expect((await get('pick-list', '')).status).toBe(404);
  expect((await get('invoices', query)).status).toBe(404);
  for (const visitor of [harness.api.visitor(), await harness.as(await harness.shop.seller())])
    for (const kind of ['pick-list', 'packing-slips', 'labels'])
      expect((await get(kind, query, visitor)).status).toBe(404);
});

it('the pick list leaves out what nobody fetches from a shelf', async () => {
  const change = (requires: boolean) =>
    sql`UPDATE items SET requires_shipping = ${requires} FROM item_texts
      WHERE item_texts.item_id = items.id AND item_texts.title = '1930 Martin OM-18'`.execute(harness.db);
  await change(false);
  const { pages } = await read('pick-list', `ids=${ids.join(',')}`);
  await change(true);
  expect(pages[0]).toContain('1962 Fender Stratocaster');
  expect(pages[0]).not.toContain('1930 Martin OM-18');
  expect(pages[0]).toContain('1 piece');
});
