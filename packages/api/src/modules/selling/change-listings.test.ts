import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { changeListings, type ListingsChange } from './change-listings.ts';
import { openSelling, type SellingHarness } from './selling.fixture.ts';

let database: TestDatabase;
let shop: SellingHarness;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openSelling(database.db);
});
afterAll(() => database.drop());

const tomorrow = () => new Date(Date.now() + 36 * 3_600_000);
const versionsOf = async (actor: ActorContext, ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => ({ id, version: (await shop.read(actor, id)).version })));
const change = async (
  actor: ActorContext,
  ids: readonly string[],
  action: ListingsChange['action'],
  more: Partial<ListingsChange> = {},
) => changeListings(actor, shop.baseUrl, { listings: await versionsOf(actor, ids), action, ...more });
const codesOf = (outcomes: Awaited<ReturnType<typeof changeListings>>) =>
  outcomes.map((outcome) => (outcome.ok ? 'done' : outcome.code));

it('several listings are paused, come back and end, each by itself', async () => {
  const [first, second, ended] = [await shop.live(), await shop.live(), await shop.live()];
  await shop.move(shop.pro, ended, 'END');
  const until = tomorrow();
  expect(codesOf(await change(shop.pro, [first, ended, second], 'PAUSE', { until }))).toEqual([
    'done',
    'not-possible',
    'done',
  ]);
  expect(await shop.read(shop.pro, second)).toMatchObject({ state: 'PAUSED', paused_until: until });
  expect(codesOf(await change(shop.pro, [first, second], 'RESUME'))).toEqual(['done', 'done']);
  expect(codesOf(await change(shop.pro, [first, first], 'END'))).toEqual(['done']);
  expect(await shop.listingRow(first)).toMatchObject({ status: 'withdrawn' });
  expect(await shop.listingRow(second)).toMatchObject({ status: 'live' });
});

it('prices change by a percentage, to whole dollars, and publish nothing else of a draft', async () => {
  const [dear, cheap] = [await shop.live(), await shop.live(shop.complete({ priceCents: 1_250 }))];
  const description = { en: 'A new text that is long enough, and that nobody sees yet.', fr: '' };
  await shop.save(shop.pro, dear, shop.complete({ description }));
  expect(codesOf(await change(shop.pro, [dear, cheap], 'REPRICE', { percent: -15 }))).toEqual(['done', 'done']);
  expect(await shop.listingRow(dear)).toMatchObject({ asking_cents: 76_500 });
  expect(await shop.listingRow(cheap)).toMatchObject({ asking_cents: 1_100 });
  expect(await shop.read(shop.pro, dear)).toMatchObject({
    document: { priceCents: 76_500, description },
    published: { priceCents: 76_500 },
    standing: { isChanged: true },
  });
});

it('nobody changes what is another’s, what was changed meanwhile, or the price of what is consigned', async () => {
  const [mine, stale] = [await shop.live(), await shop.live()];
  const consigned = await shop.draft(shop.consignor);
  const listings = [...(await versionsOf(shop.pro, [mine])), { id: 'nothing', version: 1 }];
  for (const other of [shop.consignor, shop.admin]) {
    const outcomes = await changeListings(other, shop.baseUrl, { listings, action: 'END' });
    expect(codesOf(outcomes)).toEqual(['not-found', 'not-found']);
  }
  const [read] = await versionsOf(shop.pro, [stale]);
  await shop.save(shop.pro, stale, shop.complete({ priceCents: 91_000 }));
  const late = { listings: [read!], action: 'REPRICE', percent: 10 } as const;
  expect(codesOf(await changeListings(shop.pro, shop.baseUrl, late))).toEqual(['conflict']);
  expect(await shop.listingRow(stale)).toMatchObject({ asking_cents: 90_000 });
  expect(codesOf(await change(shop.consignor, [consigned], 'REPRICE', { percent: 10 }))).toEqual(['not-possible']);
});

it('two that change the same listing at once: one of them wins', async () => {
  const id = await shop.live();
  const listings = await versionsOf(shop.pro, [id]);
  const both = await Promise.all(
    [10, 20].map((percent) => changeListings(shop.pro, shop.baseUrl, { listings, action: 'REPRICE', percent })),
  );
  expect(both.flatMap(codesOf).toSorted()).toEqual(['conflict', 'done']);
});

it.each([
  ['no listing', { listings: [], action: 'END' }, 'count'],
  ['no day', { action: 'PAUSE' }, 'until'],
  ['a day that is past', { action: 'PAUSE', until: new Date(0) }, 'until'],
  ['no percentage', { action: 'REPRICE' }, 'percent'],
  ['a percentage that is not sold for', { action: 'REPRICE', percent: -100 }, 'percent'],
] as const)('with %s nothing is changed', async (_name, given, code) => {
  const id = await shop.live();
  const listings = await versionsOf(shop.pro, [id]);
  await expect(changeListings(shop.pro, shop.baseUrl, { listings, ...given })).rejects.toMatchObject({ code });
  expect(await shop.listingRow(id)).toMatchObject({ asking_cents: 90_000, status: 'live' });
});
