import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { TestVisitor } from '#api/http/testing.ts';
import { checkBooks, enterGoods } from '#api/modules/payments/index.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { checkOut, mutate, payFor, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';

type Cents = { amountCents: number };
type Margin = { income: Cents; cost: Cents | null; margin: Cents | null; pieces: number; costedPieces: number };

let harness: ApiHarness;
let staff: TestVisitor;

beforeAll(async () => {
  harness = await openApiHarness();
  staff = await harness.admin();
});
afterAll(() => harness.close());

const buy = (listingId: string, costCents: number, quantity = 1, paidFrom: 'cash' | 'bank' | 'credit' = 'cash') =>
  tx(harness.db, (trx) =>
    enterGoods(trx, {
      listingId,
      quantity,
      costCents,
      paidFrom,
      detail: 'Jane Doe',
      actorId: harness.shop.houseId,
      requestKey: `test:${newId()}`,
    }),
  );

async function sell(listingId: string, visitor = harness.api.visitor()) {
  const order = await checkOut(visitor, listingId);
  const { orders, message } = await payFor(visitor, [order], await harness.gateway.token(), newId());
  const [placed] = orders;
  if (!placed) throw new Error(message ?? 'The order was not placed.');
  return placed;
}

const marginOf = async (id: string, visitor = staff): Promise<Margin | null> =>
  (
    await run<{ order: { margin: Margin | null } }>(
      visitor,
      `query ($id: ID!) { order(id: $id) { margin {
        income { amountCents } cost { amountCents } margin { amountCents } pieces costedPieces } } }`,
      { id },
    )
  ).order.margin;

async function balance(account: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    SELECT coalesce(sum(amount_cents), 0)::bigint AS cents FROM ledger_lines WHERE account = ${account}`.execute(
    harness.db,
  );
  return rows[0]?.cents ?? 0;
}

const isRight = async () => expect(await checkBooks(harness.db)).toEqual([]);

describe('an instrument that the shop bought', () => {
  it('is inventory until it is sold, and then the cost of its order', async () => {
    const before = { inventory: await balance('inventory'), cost: await balance('cost-of-goods') };
    const listingId = await harness.shop.listing({ cents: 245_000 });
    await buy(listingId, 150_000);
    expect((await balance('inventory')) - before.inventory).toBe(150_000);
    await isRight();
    const { id } = await sell(listingId);
    expect((await balance('inventory')) - before.inventory).toBe(0);
    expect((await balance('cost-of-goods')) - before.cost).toBe(150_000);
    expect(await marginOf(id)).toEqual({
      income: { amountCents: 245_000 },
      cost: { amountCents: 150_000 },
      margin: { amountCents: 95_000 },
      pieces: 1,
      costedPieces: 1,
    });
    await isRight();
  });

  it('is back in the inventory at what it cost once its order is cancelled, and can be sold again', async () => {
    const listingId = await harness.shop.listing({ cents: 90_000 });
    await buy(listingId, 61_000, 1, 'bank');
    const first = await sell(listingId);
    await mutate(staff, `orderCancel(id: "${first.id}")`);
    expect(await marginOf(first.id)).toMatchObject({ income: { amountCents: 0 }, cost: { amountCents: 0 }, pieces: 0 });
    const second = await sell(listingId);
    expect(await marginOf(second.id)).toMatchObject({ margin: { amountCents: 29_000 } });
    await isRight();
  });

  it('is in the inventory while it is returned, whatever is refunded', async () => {
    const listingId = await harness.shop.listing({ cents: 80_000 });
    await buy(listingId, 50_000, 1, 'credit');
    const { id, lineItems } = await sell(listingId);
    const line = lineItems[0]?.id ?? '';
    await mutate(staff, `lineItemSetReturnedAt(id: "${line}", returnNotes: "Neck too wide")`);
    // Only the notes are replaced: it is back once.
    await mutate(staff, `lineItemSetReturnedAt(id: "${line}", returnNotes: "Neck far too wide")`);
    expect(await marginOf(id)).toMatchObject({ cost: { amountCents: 0 }, pieces: 0, costedPieces: 0 });
    await isRight();
    await mutate(staff, `lineItemCancelReturn(id: "${line}")`);
    expect(await marginOf(id)).toMatchObject({ cost: { amountCents: 50_000 }, pieces: 1, costedPieces: 1 });
    await isRight();
  });
});

describe('margins', () => {
  it('say of how many pieces the cost is not known', async () => {
    const { id } = await harness.placeOrder(harness.api.visitor(), { cents: 30_000 });
    expect(await marginOf(id)).toMatchObject({ cost: null, margin: null, pieces: 1, costedPieces: 0 });
  });

  it('are not known while the cost of one piece of several is not', async () => {
    const listingId = await harness.shop.listing({ cents: 2_000, stock: 3 });
    await buy(listingId, 500, 1);
    const buyer = harness.api.visitor();
    await mutate(buyer, `cartAddListing(listingId: "${listingId}")`);
    const order = await checkOut(buyer, listingId);
    await payFor(buyer, [order], await harness.gateway.token(), newId());
    expect(await marginOf(order.id)).toEqual({
      income: { amountCents: 4_000 },
      cost: { amountCents: 500 },
      margin: null,
      pieces: 2,
      costedPieces: 1,
    });
  });

  it('of a seller’s goods are the commission', async () => {
    const { id } = await harness.placeOrder(harness.api.visitor(), {
      cents: 100_000,
      sellerId: await harness.shop.seller(),
    });
    const margin = await marginOf(id);
    expect(margin).toMatchObject({ cost: { amountCents: 0 }, pieces: 0 });
    expect(margin?.income.amountCents).toBeGreaterThan(0);
    expect(margin?.income.amountCents).toBeLessThan(100_000);
  });

  it('are nobody’s but the staff’s who may read the books', async () => {
    const buyer = harness.api.visitor();
    const { id } = await harness.placeOrder(buyer, { cents: 30_000 });
    expect(await marginOf(id, buyer)).toBeNull();
  });
});

it('two who buy the last pieces at once take what is there, once', async () => {
  const listingId = await harness.shop.listing({ cents: 2_000, stock: 3 });
  await buy(listingId, 1_000, 2);
  const orders = await Promise.all([1, 2, 3].map(() => sell(listingId)));
  const costs = await Promise.all(orders.map(async ({ id }) => (await marginOf(id))?.cost?.amountCents ?? 0));
  expect(costs.toSorted()).toEqual([0, 500, 500]);
  await isRight();
});
