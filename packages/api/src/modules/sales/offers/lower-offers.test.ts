import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { acceptOffer } from './answer-offer.ts';
import { counterOffer } from './counter-offer.ts';
import { createOffer } from './create-offer.ts';
import { lowerOffers } from './lower-offers.ts';
import { type OffersHarness, openOffersHarness } from './offers.fixture.ts';

let database: TestDatabase;
let harness: OffersHarness;
beforeAll(async () => {
  database = await createTestDatabase();
  harness = await openOffersHarness(database.db);
});
afterAll(() => database.drop());

/** An offer on something at $1,000, and how its price is lowered. */
async function made(amountCents = 90_000) {
  const buyer = await harness.shop.member();
  const listingId = await harness.listing();
  const { id } = await createOffer(buyer, harness.baseUrl, { listingId, amountCents });
  const priceAt = (cents: number) =>
    database.db.updateTable('listings').set({ asking_cents: cents }).where('id', '=', listingId).execute();
  return { buyer, id, priceAt, listingId };
}
const lowered = () => lowerOffers(database.db, harness.baseUrl);

it('asks a buyer who offered more than a lowered price, instead of letting the seller take it', async () => {
  const { buyer, id, priceAt } = await made();
  await priceAt(85_000);
  expect(await attempt(() => acceptOffer(harness.seller, harness.baseUrl, id))).toMatchObject({ code: 'changed' });
  expect(await harness.row(id)).toMatchObject({ state: 'COUNTERED', amount_cents: 90_000, counter_cents: 85_000 });
  expect(await harness.moves(id)).toEqual(['OFFER BUYER', 'COUNTER SHOP lowered']);
  await acceptOffer(buyer, harness.baseUrl, id);
  expect(await harness.row(id)).toMatchObject({ state: 'ACCEPTED', agreed_cents: 85_000 });
});

it('lets a buyer take a counter-offer for no more than the asking price', async () => {
  const { buyer, id, priceAt } = await made();
  await counterOffer(harness.seller, harness.baseUrl, id, { amountCents: 98_000 });
  await priceAt(95_000);
  await acceptOffer(buyer, harness.baseUrl, id);
  expect(await harness.row(id)).toMatchObject({ state: 'ACCEPTED', agreed_cents: 95_000 });
});

it('tells the buyer of each lower price once, and of none that is not below the offer', async () => {
  const { buyer, id, priceAt } = await made();
  await priceAt(90_000);
  expect(await lowered()).toBe(0);
  for (const cents of [85_000, 80_000]) {
    await priceAt(cents);
    expect([await lowered(), await lowered()]).toEqual([1, 0]);
  }
  const told = (await harness.mails(id)).filter((key) => key.startsWith('lowered'));
  expect(told).toEqual(['lowered:buyer:80000', 'lowered:buyer:85000']);
  // Below what is asked now, the buyer can name another price.
  const counter = (amountCents: number) => attempt(() => counterOffer(buyer, harness.baseUrl, id, { amountCents }));
  expect(await counter(80_000)).toMatchObject({ code: 'amount' });
  expect(await counter(78_000)).toMatchObject({ ok: true });
});

it('leaves offers alone that are over, and that are agreed on', async () => {
  const over = await made();
  await harness.runOut(over.id);
  await over.priceAt(50_000);
  const agreed = await made();
  await acceptOffer(harness.seller, harness.baseUrl, agreed.id);
  await agreed.priceAt(50_000);
  expect(await lowered()).toBe(0);
});
