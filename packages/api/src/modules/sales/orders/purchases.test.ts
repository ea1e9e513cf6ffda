import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#api/platform/db/new-id.ts';
import { startTestApi, type TestApi, type TestVisitor } from '#api/http/testing.ts';
import { beginSession, rotateSession } from '#api/modules/accounts/session-store.ts';
import { run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { newGuestKey, newReference } from '#api/modules/sales/cart/add-listing.ts';
import { orderNumber } from '@headstock/contracts/order-number';
import { openShop, type TestShop } from './shop.fixture.ts';

let api: TestApi;
let shop: TestShop;

beforeAll(async () => {
  api = await startTestApi();
  shop = await openShop(api.services.db);
});
afterAll(() => api.close());

async function as(accountId: string): Promise<TestVisitor> {
  const { id } = await beginSession(api.services.db, null);
  const visitor = api.visitor();
  visitor.cookies.set('headstock-session', await rotateSession(api.services.db, id, accountId));
  return visitor;
}

type Standing = { paid?: number; state?: 'ORDERED' | 'SHIPPED' | 'DELIVERED'; cancelled?: boolean; refunded?: boolean };

/** An order of $100 that was placed so many minutes ago. */
async function placed(accountId: string, title: string, minutesAgo: number, standing: Standing = {}): Promise<string> {
  const { paid = 10_000, state = 'ORDERED', cancelled = false, refunded = false } = standing;
  const { db } = api.services;
  const id = newId();
  const reference = newReference();
  const listingId = await shop.listing({ title });
  const sums = { sub_total_cents: 10_000, shipping_cents: 0, extra_fee_cents: 0, tax_cents: 0, total_cents: 10_000 };
  await db
    .insertInto('orders')
    .values({
      id,
      reference,
      number: orderNumber(reference),
      seller_account_id: shop.houseId,
      account_id: accountId,
      guest_key: newGuestKey(),
      locale: 'en',
      completed_at: new Date(Date.now() - minutesAgo * 60_000),
      paid_cents: paid,
      payment_state: refunded ? 'REFUNDED' : paid === 10_000 ? 'PAID' : 'UNPAID',
      refunded_cents: refunded ? paid : 0,
      cancelled_at: cancelled ? new Date() : null,
      ...sums,
    })
    .execute();
  const line = { id: newId(), order_id: id, listing_id: listingId, quantity: 1, unit_cents: 10_000, state };
  await db.insertInto('line_items').values(line).execute();
  return id;
}

/** A message from the shop to a buyer about something. */
async function wrote(buyerId: string, kind: 'item' | 'order', subjectId: string, body: string): Promise<void> {
  const { db } = api.services;
  const [first = '', second = ''] = [buyerId, shop.houseId].toSorted();
  const threadId = newId();
  const pair = { first_account_id: first, second_account_id: second, buyer_account_id: buyerId };
  await db
    .insertInto('threads')
    .values({ id: threadId, subject_kind: kind, subject_id: subjectId, ...pair, last_message_at: new Date() })
    .execute();
  const parties = { sender_account_id: shop.houseId, recipient_account_id: buyerId };
  await db
    .insertInto('messages')
    .values({ id: newId(), thread_id: threadId, ...parties, body, idempotency_key: threadId })
    .execute();
}

type Answer = {
  ordersCompleted: {
    totalCount: number;
    pageInfo: { startCursor: string; endCursor: string; hasNextPage: boolean; hasPreviousPage: boolean };
    edges: { node: { id: string; stage: string } }[];
  };
};
const QUERY = `query ($first: Int, $last: Int, $after: String, $before: String, $stage: PurchaseStage, $search: String) {
  ordersCompleted(first: $first, last: $last, after: $after, before: $before, stage: $stage, search: $search) {
    totalCount pageInfo { startCursor endCursor hasNextPage hasPreviousPage } edges { node { id stage } } } }`;
const list = async (visitor: TestVisitor, variables: Record<string, unknown> = {}) =>
  (await run<Answer>(visitor, QUERY, variables)).ordersCompleted;
const idsOf = ({ edges }: Answer['ordersCompleted']) => edges.map(({ node }) => node.id);

describe('purchases', () => {
  it('stand in exactly one place, which the list, the order and the counts name alike', async () => {
    const buyer = await shop.memberId();
    const stages = {
      TO_PAY: [await placed(buyer, 'A', 1, { paid: 0 }), await placed(buyer, 'B', 2, { paid: 0, state: 'SHIPPED' })],
      ON_THE_WAY: [await placed(buyer, 'C', 3), await placed(buyer, 'D', 4, { state: 'SHIPPED' })],
      DELIVERED: [await placed(buyer, 'E', 5, { state: 'DELIVERED' })],
      CANCELLED: [
        await placed(buyer, 'F', 6, { cancelled: true, paid: 0 }),
        await placed(buyer, 'G', 7, { refunded: true }),
      ],
    };
    const visitor = await as(buyer);
    expect((await list(visitor)).totalCount).toBe(7);
    for (const [stage, ids] of Object.entries(stages)) {
      const found = await list(visitor, { stage });
      expect(idsOf(found)).toEqual(ids);
      expect(found.totalCount).toBe(ids.length);
      expect(found.edges.map(({ node }) => node.stage)).toEqual(ids.map(() => stage));
    }
    const { purchaseCounts } = await run<{ purchaseCounts: object }>(
      visitor,
      '{ purchaseCounts { toPay onTheWay delivered cancelled } }',
    );
    expect(purchaseCounts).toEqual({ toPay: 2, onTheWay: 2, delivered: 1, cancelled: 2 });
  });

  it('are found by all words of number, instrument, brand and seller, and by nothing that LIKE would read', async () => {
    const buyer = await shop.memberId();
    const gretsch = await placed(buyer, '1955 Gretsch 100% Silver_Jet', 1);
    const martin = await placed(buyer, '1944 Martin D-28', 2);
    const visitor = await as(buyer);
    const find = async (search: string) => idsOf(await list(visitor, { search }));
    expect(await find('gretsch silver')).toEqual([gretsch]);
    expect(await find('silver martin')).toEqual([]);
    expect(await find('fender')).toEqual([gretsch, martin]);
    const { number } = await api.services.db
      .selectFrom('orders')
      .select('number')
      .where('id', '=', martin)
      .executeTakeFirstOrThrow();
    expect(await find(number?.toLowerCase() ?? '')).toEqual([martin]);
    expect(await find('100%')).toEqual([gretsch]);
    expect(await find('silver_jet')).toEqual([gretsch]);
    expect(await find('d_28')).toEqual([]);
    expect(await find('%')).toEqual([gretsch]);
    expect(await find(String.raw`\ '; DROP`)).toEqual([]);
    expect(await find('   ')).toEqual([gretsch, martin]);
  });

  it('are found by what was written about them and about their instruments, by whoever wrote it', async () => {
    const buyer = await shop.memberId();
    const asked = await placed(buyer, '1955 Gretsch', 1);
    const written = await placed(buyer, '1944 Martin', 2);
    const { db } = api.services;
    const { item_id: itemId } = await db
      .selectFrom('line_items')
      .innerJoin('listings', 'listings.id', 'line_items.listing_id')
      .select('listings.item_id')
      .where('line_items.order_id', '=', asked)
      .executeTakeFirstOrThrow();
    await wrote(buyer, 'item', itemId, 'Has the neck been reset?');
    await wrote(buyer, 'order', written, 'The strap button goes into the case');
    await wrote(await shop.memberId(), 'item', itemId, 'Is the finish overspray?');
    const visitor = await as(buyer);
    const find = async (search: string) => idsOf(await list(visitor, { search }));
    expect(await find('reset')).toEqual([asked]);
    expect(await find('gretsch NECK')).toEqual([asked]);
    expect(await find('strap martin')).toEqual([written]);
    expect(await find('strap gretsch')).toEqual([]);
    expect(await find('overspray')).toEqual([]);
  });

  it('page in both directions', async () => {
    const buyer = await shop.memberId();
    const ids = [await placed(buyer, 'A', 1), await placed(buyer, 'B', 2), await placed(buyer, 'C', 3)];
    const visitor = await as(buyer);
    const first = await list(visitor, { first: 2 });
    expect(idsOf(first)).toEqual(ids.slice(0, 2));
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const second = await list(visitor, { first: 2, after: first.pageInfo.endCursor });
    expect(idsOf(second)).toEqual(ids.slice(2));
    const back = await list(visitor, { last: 2, before: second.pageInfo.startCursor });
    expect(idsOf(back)).toEqual(ids.slice(0, 2));
    expect(back.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  });

  it('are nobody else’s', async () => {
    await placed(await shop.memberId(), 'A', 1);
    expect((await list(api.visitor())).totalCount).toBe(0);
    expect((await list(await as(await shop.memberId()))).totalCount).toBe(0);
    expect((await list(await as(shop.houseId))).totalCount).toBe(0);
    const { errors } = await api.visitor().query('{ purchaseCounts { toPay } }');
    expect(errors).toHaveLength(1);
  });
});
