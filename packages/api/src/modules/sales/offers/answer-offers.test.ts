import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestVisitor } from '#api/http/testing.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { mutate, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { createOffer } from './create-offer.ts';

let harness: ApiHarness;
beforeAll(async () => {
  harness = await openApiHarness();
});
afterAll(() => harness.close());

type Row = { id: string; success: boolean; code: string | null; offer: { state: string } | null };
type Answer = { code: string | null; field: string | null; results: Row[] };
const baseUrl = new URL('http://localhost:3000');

async function listing(sellerId: string): Promise<string> {
  const id = await harness.shop.listing({ sellerId });
  await harness.db
    .updateTable('items')
    .set({ accepting_offers: true })
    .where('id', '=', (db) => db.selectFrom('listings').select('item_id').where('listings.id', '=', id))
    .execute();
  return id;
}

const offerOn = async (listingId: string, amountCents: number, buyer?: string): Promise<string> => {
  const actor = harness.shop.signedIn(buyer ?? (await harness.shop.memberId()));
  return (await createOffer(actor, baseUrl, { listingId, amountCents })).id;
};

const answer = (visitor: TestVisitor, ids: readonly string[], more: string) =>
  mutate<Answer>(
    visitor,
    `offersAnswer(ids: ${JSON.stringify(ids)}, ${more})`,
    'code field results { id success code offer { state } }',
  );
const rows = ({ results }: Answer) => results.map(({ success, code, offer }) => [success, code, offer?.state ?? null]);
const priceOf = async (id: string) =>
  harness.db.selectFrom('offers').select(['counter_cents', 'reply']).where('id', '=', id).executeTakeFirstOrThrow();

describe('the answer to several offers', () => {
  it('is given to each by itself, and says for each what came of it', async () => {
    const sellerId = await harness.shop.seller();
    const seller = await harness.as(sellerId);
    const [one, two] = [await listing(sellerId), await listing(sellerId)];
    const first = await offerOn(one, 80_000);
    const rival = await offerOn(one, 85_000);
    const other = await offerOn(two, 70_000);
    const accepted = await answer(seller, [first, rival, other, other], 'action: ACCEPT');
    expect(accepted).toMatchObject({ success: false, code: 'partly' });
    expect(rows(accepted)).toEqual([
      [true, null, 'ACCEPTED'],
      [false, 'other-accepted', 'RECEIVED'],
      [true, null, 'ACCEPTED'],
    ]);
    const again = await answer(seller, [first, rival], 'action: DECLINE, reply: "Thank you."');
    expect(rows(again)).toEqual([
      [false, 'changed', 'ACCEPTED'],
      [true, null, 'DECLINED'],
    ]);
    expect((await priceOf(rival)).reply).toBe('Thank you.');
  });

  it('names a share of each asking price, where that is above what was offered', async () => {
    const sellerId = await harness.shop.seller();
    const seller = await harness.as(sellerId);
    const [low, high] = [
      await offerOn(await listing(sellerId), 70_000),
      await offerOn(await listing(sellerId), 95_000),
    ];
    for (const percent of [0, 101])
      expect(await answer(seller, [low], `action: COUNTER, percent: ${percent}`)).toMatchObject({
        code: 'percent',
        field: 'PERCENT',
        results: [],
      });
    const countered = await answer(seller, [low, high], 'action: COUNTER, percent: 90');
    expect(rows(countered)).toEqual([
      [true, null, 'COUNTERED'],
      [false, 'amount', 'RECEIVED'],
    ]);
    expect((await priceOf(low)).counter_cents).toBe(90_000);
  });

  it('is the seller’s: for strangers, buyers and unknown ids there is no such offer, and guests sign in', async () => {
    const sellerId = await harness.shop.seller();
    const buyerId = await harness.shop.memberId();
    const id = await offerOn(await listing(sellerId), 80_000, buyerId);
    for (const visitor of [await harness.as(await harness.shop.memberId()), await harness.as(buyerId)])
      expect(rows(await answer(visitor, [id, newId()], 'action: ACCEPT'))).toEqual([
        [false, 'not-found', null],
        [false, 'not-found', null],
      ]);
    await expect(answer(harness.api.visitor(), [id], 'action: ACCEPT')).rejects.toThrow();
    expect(rows(await answer(await harness.admin(), [id], 'action: ACCEPT'))).toEqual([[true, null, 'ACCEPTED']]);
  });

  it('of two tabs at once accepts one of two offers on an item', async () => {
    const sellerId = await harness.shop.seller();
    const [one, two] = [await harness.as(sellerId), await harness.as(sellerId)];
    const listingId = await listing(sellerId);
    const ids = [await offerOn(listingId, 80_000), await offerOn(listingId, 85_000)];
    const answers = await Promise.all([
      answer(one, ids, 'action: ACCEPT'),
      answer(two, ids.toReversed(), 'action: ACCEPT'),
    ]);
    expect(answers.flatMap(({ results }) => results.filter(({ success }) => success))).toHaveLength(1);
    const states = await harness.db.selectFrom('offers').select('state').where('id', 'in', ids).execute();
    expect(states.map(({ state }) => state).toSorted()).toEqual(['ACCEPTED', 'RECEIVED']);
  });
});

describe('what a seller would really get', () => {
  const PROCEEDS = `price { amountCents } shipping { amountCents } fees { rateBasisPoints of { amountCents } amount { amountCents } }
    net { amountCents } payoutBy comparablesCount fromComparablesPercent daysToSell daysToSellCount`;
  type Shown = {
    net: { amountCents: number };
    fees: object[];
    payoutBy: string;
    fromComparablesPercent: number | null;
    daysToSell: number | null;
    daysToSellCount: number;
  };
  const ask = async (visitor: TestVisitor, call: string) =>
    (await run<{ saleProceeds: Shown | null }>(visitor, `{ saleProceeds(${call}) { ${PROCEEDS} } }`)).saleProceeds;

  it('takes each share from its part of the price, adds shipping, and compares with what sold', async () => {
    const sellerId = await harness.shop.privateSeller();
    const listingId = await listing(sellerId);
    const { model_key: modelKey, item_id: itemId } = await harness.db
      .selectFrom('listings')
      .innerJoin('items', 'items.id', 'listings.item_id')
      .select(['items.model_key', 'listings.item_id'])
      .where('listings.id', '=', listingId)
      .executeTakeFirstOrThrow();
    await harness.db
      .updateTable('items')
      .set({ model_key: `${modelKey}-alone` })
      .where('id', '=', itemId)
      .execute();
    const sale = { model_key: `${modelKey}-alone`, year: null, condition: 'GOOD' as const, sold_at: new Date() };
    await harness.db
      .insertInto('past_sales')
      .values([400_000, 500_000, 900_000].map((cents) => ({ ...sale, id: newId(), amount_cents: cents })))
      .execute();
    const seller = await harness.as(sellerId);
    const shown = await ask(seller, `listingId: "${listingId}", amountCents: 600000, shippingCents: 5000`);
    // The shop sends what private sellers sell, and gets what is paid for that.
    expect(shown).toMatchObject({
      shipping: null,
      fees: [
        { rateBasisPoints: 2_000, of: { amountCents: 500_000 }, amount: { amountCents: 100_000 } },
        { rateBasisPoints: 1_200, of: { amountCents: 100_000 }, amount: { amountCents: 12_000 } },
      ],
      net: { amountCents: 488_000 },
      comparablesCount: 3,
      fromComparablesPercent: 20,
      daysToSell: null,
      daysToSellCount: 0,
    });
    expect(new Date(shown?.payoutBy ?? '').getTime()).toBeGreaterThan(Date.now() + 10 * 86_400_000);
  });

  it('includes the shipping of sellers who send it, and is nobody else’s to know', async () => {
    const sellerId = await harness.shop.seller();
    const listingId = await listing(sellerId);
    const call = `listingId: "${listingId}", amountCents: 100000, shippingCents: 5000`;
    const plain = await ask(await harness.as(sellerId), `listingId: "${listingId}", amountCents: 100000`);
    const sent = await ask(await harness.as(sellerId), call);
    expect((sent?.net.amountCents ?? 0) - (plain?.net.amountCents ?? 0)).toBe(5_000);
    expect(await ask(await harness.as(await harness.shop.memberId()), call)).toBeNull();
    expect(await ask(await harness.admin(), call)).not.toBeNull();
  });
});
