import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createServer } from '#api/http/server.ts';
import { startTestApi, type TestApi, TestVisitor } from '#api/http/testing.ts';
import { composeApi } from '#api/modules.ts';
import { countStatements } from '#api/platform/db/count-statements.fixture.ts';
import { demoShop } from '#api/test-database/demo-shop.fixture.ts';
import { demoAccount } from '@headstock/testing/demo-account';

let one: TestApi;
let other: FastifyInstance;
let otherUrl: string;
/** Statements of the other process. */
let count: () => number;
beforeAll(async () => {
  one = await startTestApi({}, undefined, demoShop(300));
  // What a process keeps in memory belongs to its own database object.
  const counted = countStatements(one.services.db);
  count = counted.count;
  other = await createServer({ ...one.services, db: counted.db }, composeApi());
  otherUrl = await other.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

const guests = (locale = 'en'): TestVisitor[] =>
  [one.url, otherUrl].map((url) => new TestVisitor(url, { 'accept-language': locale }));

type Facet = { key: string; values: { value: string; label: string; count: number }[] };
type Page = {
  totalCount: number;
  nodes: { id: string; isAvailable: boolean; askingPrice: { amountCents: number }; item: { title: string } }[];
  facets: Facet[];
};
const PAGE = `query ($filter: ListingFilter) { listings(filter: $filter, sort: LISTING_TIME_DESC) { totalCount
  nodes { id isAvailable askingPrice { amountCents } item { id title } } facets { key values { value label count } } } }`;

async function pageOf(visitor: TestVisitor, filter: object = {}): Promise<Page> {
  const { data, errors } = await visitor.query<{ listings: Page }>(PAGE, { filter });
  expect(errors).toBeUndefined();
  return data!.listings;
}

type Product = {
  title: string;
  serial: string | null;
  offerDeclineThreshold: number | null;
  retail: { stockLevel: number };
  listing: { isAvailable: boolean; askingPrice: { amountCents: number } };
  account: { displayName: string };
};
const PRODUCT = `query ($id: ID!) { item(id: $id) { title serial offerDeclineThreshold retail { stockLevel } account { displayName }
  listing { isAvailable askingPrice { amountCents } } } }`;

async function productOf(visitor: TestVisitor, id: string): Promise<Product> {
  const { data, errors } = await visitor.query<{ item: Product }>(PRODUCT, { id });
  expect(errors).toBeUndefined();
  return data!.item;
}

const changeListing = (
  id: string,
  values: { asking_cents?: number; status?: 'sold'; stock_level?: number; sold_at?: Date },
) => one.services.db.updateTable('listings').set(values).where('id', '=', id).execute();

async function newest(): Promise<{ id: string; itemId: string; sellerId: string }> {
  const row = await one.services.db
    .selectFrom('listings')
    .innerJoin('items', 'items.id', 'listings.item_id')
    .select(['listings.id', 'items.id as itemId', 'items.seller_account_id as sellerId'])
    .where('status', '=', 'live')
    .where('is_published', '=', true)
    .where('has_variants', '=', false)
    .orderBy('listed_at', 'desc')
    .executeTakeFirstOrThrow();
  return row;
}

it('shows a new price at once, in lists and on the page of the thing, in every process', async () => {
  const { id, itemId } = await newest();
  for (const guest of guests()) await Promise.all([pageOf(guest), productOf(guest, itemId)]);
  await changeListing(id, { asking_cents: 123_400 });
  for (const guest of guests()) {
    const card = (await pageOf(guest)).nodes.find((node) => node.id === id);
    expect(card?.askingPrice.amountCents).toBe(123_400);
    expect((await productOf(guest, itemId)).listing.askingPrice.amountCents).toBe(123_400);
  }
});

it('takes what is sold out of the lists and their counts at once, in every process', async () => {
  const { id, itemId } = await newest();
  const before = await Promise.all(guests().map((guest) => pageOf(guest)));
  await changeListing(id, { status: 'sold', stock_level: 0, sold_at: new Date() });
  for (const [index, guest] of guests().entries()) {
    const page = await pageOf(guest);
    expect(page.nodes.map((node) => node.id)).not.toContain(id);
    expect(page.totalCount).toBe((before[index]?.totalCount ?? 0) - 1);
    const available = page.facets.find(({ key }) => key === 'AVAILABILITY')?.values;
    expect(available?.find(({ value }) => value === 'AVAILABLE')?.count).toBe(page.totalCount);
    expect(await productOf(guest, itemId)).toMatchObject({
      retail: { stockLevel: 0 },
      listing: { isAvailable: false },
    });
  }
});

it('shows new words, names of makers and of sellers at once, in every process', async () => {
  const { id, itemId, sellerId } = await newest();
  const { db } = one.services;
  for (const guest of guests()) await Promise.all([pageOf(guest), productOf(guest, itemId)]);
  await db.updateTable('item_texts').set({ title: 'Repaired' }).where('item_id', '=', itemId).execute();
  await db.updateTable('accounts').set({ display_name: 'New name' }).where('id', '=', sellerId).execute();
  const [brand] = (await pageOf(guests()[0]!)).facets.find(({ key }) => key === 'BRAND')!.values;
  await db.updateTable('brands').set({ name: 'Renamed' }).where('slug', '=', brand!.value).execute();
  for (const guest of guests()) {
    const page = await pageOf(guest);
    expect(page.nodes.find((node) => node.id === id)?.item.title).toBe('Repaired');
    const labels = page.facets.flatMap(({ values }) => values.map(({ label }) => label));
    expect(labels).toContain('Renamed');
    expect(labels).toContain('New name');
    expect(await productOf(guest, itemId)).toMatchObject({ title: 'Repaired', account: { displayName: 'New name' } });
  }
});

it('keeps languages apart', async () => {
  const labelOf = async (visitor: TestVisitor): Promise<string | undefined> =>
    (await pageOf(visitor)).facets
      .find(({ key }) => key === 'AVAILABILITY')
      ?.values.find(({ value }) => value === 'AVAILABLE')?.label;
  const labels = await Promise.all([...guests('en'), ...guests('fr'), ...guests('en')].map(labelOf));
  expect(labels).toEqual(['Available', 'Available', 'Disponible', 'Disponible', 'Available', 'Available']);
});

it('shows a guest nothing of what an administrator was shown of the same thing', async () => {
  const { itemId } = await newest();
  await one.services.db
    .updateTable('items')
    .set({ serial: 'S-1', accepting_offers: true, offer_decline_threshold: 50 })
    .where('id', '=', itemId)
    .execute();
  const { email, password } = demoAccount('admin');
  const admin = one.visitor();
  await admin.query(
    'mutation ($email: String!, $password: String!) { sessionCreate(email: $email, password: $password) { success } }',
    { email, password },
  );
  expect(await productOf(admin, itemId)).toMatchObject({ serial: 'S-1', offerDeclineThreshold: 50 });
  for (const guest of guests())
    expect(await productOf(guest, itemId)).toMatchObject({ serial: null, offerDeclineThreshold: null });
});

it('asks the database only whether anything has changed for a page that it has shown', async () => {
  const [, guest] = guests();
  const filter = { availability: ['AVAILABLE'] };
  const first = await pageOf(guest!, filter);
  const before = count();
  expect(await pageOf(guest!, filter)).toEqual(first);
  expect(count() - before).toBe(1);
});
