import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { graphql } from 'graphql';
import { composeApi } from '#api/modules.ts';
import { addListing } from '#api/modules/sales/cart/add-listing.ts';
import { openShop, type TestShop } from '#api/modules/sales/orders/shop.fixture.ts';
import { testActor } from '#api/platform/actor-context.fixture.ts';
import { countStatements } from '#api/platform/db/count-statements.fixture.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';

const schema = composeApi();
let database: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openShop(database.db);
});
afterAll(() => database.drop());

async function itemOf(listingId: string): Promise<string> {
  const listings = database.db.selectFrom('listings').select('item_id').where('id', '=', listingId);
  return (await listings.executeTakeFirstOrThrow()).item_id;
}

/** An item with as many variants. */
async function withVariants(count: number): Promise<{ id: string; variants: string[] }> {
  const id = await itemOf(await shop.listing());
  const variants: string[] = [];
  for (let index = 0; index < count; index += 1) variants.push(await itemOf(await shop.listing()));
  const { db } = database;
  await db.updateTable('items').set({ has_variants: true }).where('id', '=', id).execute();
  if (count > 0) await db.updateTable('items').set({ parent_item_id: id }).where('id', 'in', variants).execute();
  return { id, variants: variants.toSorted() };
}

/** A sale of the model that all items of the test shop are of, on a day of May. */
const addSale = (day: number, id = newId()) =>
  database.db
    .insertInto('past_sales')
    .values({
      id,
      model_key: 'model',
      year: 1962,
      condition: 'GOOD',
      amount_cents: day * 100,
      sold_at: new Date(Date.UTC(2026, 4, day)),
    })
    .execute();

/** Asks for a field of items; gives what it answered for each, and how many statements that took. */
async function ask(field: string, ids: readonly string[]) {
  const { db, count } = countStatements(database.db);
  const source = `query ($ids: [ID!]!) { items(ids: $ids) { id ${field} } }`;
  const answer = await graphql({ schema, source, variableValues: { ids }, contextValue: { actor: testActor(db) } });
  expect(answer.errors).toBeUndefined();
  return { items: JSON.parse(JSON.stringify(answer.data?.['items'])), statements: count() };
}

it('loads the variants of many items with as many statements as those of one', async () => {
  const items = [await withVariants(2), await withVariants(3), await withVariants(0), await withVariants(1)];
  const many = await ask(
    'variants { id parentItem { id } }',
    items.map(({ id }) => id),
  );
  expect(many.items).toEqual(
    items.map(({ id, variants }) => ({
      id,
      variants: variants.map((variant) => ({ id: variant, parentItem: { id } })),
    })),
  );
  const [first] = items;
  expect(many.statements).toBe((await ask('variants { id parentItem { id } }', [first!.id])).statements);
});

it('loads the past sales of many items with as many statements as those of one, each without its own sale', async () => {
  const listings = [await shop.listing(), await shop.listing(), await shop.listing()];
  const ids = await Promise.all(listings.map(itemOf));
  const orderId = await addListing(shop.guest(), listings[1]!);
  const lines = database.db.selectFrom('line_items').select('id').where('order_id', '=', orderId);
  const { id: lineId } = await lines.executeTakeFirstOrThrow();
  for (let day = 1; day <= 13; day += 1) await addSale(day, day === 13 ? lineId : newId());
  const many = await ask('pastSales { year price { amountCents } }', ids);
  const sales = (newest: number) =>
    Array.from({ length: 12 }, (_sale, index) => ({ year: '1962', price: { amountCents: (newest - index) * 100 } }));
  expect(many.items).toEqual(ids.map((id, index) => ({ id, pastSales: sales(index === 1 ? 12 : 13) })));
  expect(many.statements).toBe((await ask('pastSales { year }', ids.slice(0, 1))).statements);
});
