import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { TestVisitor } from '#api/http/testing.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { checkOut, mutate, payFor, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { newId } from '#api/platform/db/new-id.ts';

let harness: ApiHarness;
let staff: TestVisitor;

beforeAll(async () => {
  harness = await openApiHarness();
  staff = await harness.admin();
});
afterAll(() => harness.close());
beforeEach(() => harness.resetLimits());

type Node = { id: string; nextAction: string; since: string; dueAt: string | null };
type Answer = { staffOrders: { totalCount: number; edges: { node: Node }[] } };
type Outcomes = {
  success: boolean;
  code: string | null;
  outcomes: { orderId: string; success: boolean; code: string | null }[];
};

const list = async (args: string, visitor = staff): Promise<Node[]> =>
  (
    await run<Answer>(
      visitor,
      `{ staffOrders(first: 100 ${args}) { totalCount edges { node { id nextAction since dueAt } } } }`,
    )
  ).staffOrders.edges.map(({ node }) => node);

const actionOf = async (id: string): Promise<string | undefined> =>
  (await list('')).find((node) => node.id === id)?.nextAction;

const counts = async (): Promise<Record<string, number>> => {
  const { staffOrderCounts } = await run<{ staffOrderCounts: { nextAction: string; count: number }[] }>(
    staff,
    '{ staffOrderCounts { nextAction count oldestSince } }',
  );
  return Object.fromEntries(staffOrderCounts.map(({ nextAction, count }) => [nextAction, count]));
};

const bulk = async (field: string, visitor = staff): Promise<Outcomes> =>
  (
    await run<Record<string, Outcomes>>(
      visitor,
      `mutation { answer: ${field} { success code outcomes { orderId success code } } }`,
    )
  )['answer']!;

async function sold({ sellerId, shipOption = 'home' }: { sellerId?: string; shipOption?: 'home' | 'store' } = {}) {
  const buyer = harness.api.visitor();
  const order = await checkOut(buyer, await harness.shop.listing(sellerId ? { sellerId } : {}));
  const paid = await payFor(buyer, [order], await harness.gateway.token(), newId());
  await sql`UPDATE orders SET ship_option = ${shipOption} WHERE id = ${order.id}`.execute(harness.db);
  return { id: order.id, number: paid.orders[0]?.number ?? '', buyer };
}

const shipment = (orderId: string) => `{ orderId: "${orderId}", carrierName: "UPS", trackingNumber: "1Z9" }`;

describe('what the orders of some days come to', () => {
  type Sums = { orders: number; goods: { amountCents: number } };
  const sums = async (args: string): Promise<Sums> =>
    (await run<{ staffOrderSums: Sums }>(staff, `{ staffOrderSums(${args}) { orders goods { amountCents } } }`))
      .staffOrderSums;
  const day = (shift: number): string =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(Date.now() + shift * 86_400_000);

  it('is the sum of what the list shows of the same days and words', async () => {
    const { id, number } = await sold();
    await sold();
    const today = `placedFrom: "${day(0)}", placedTo: "${day(0)}"`;
    const { staffOrders } = await run<{
      staffOrders: { totalCount: number; edges: { node: { goods: { amountCents: number } } }[] };
    }>(staff, `{ staffOrders(first: 100, ${today}) { totalCount edges { node { goods { amountCents } } } } }`);
    const shown = staffOrders.edges.reduce((sum, { node }) => sum + node.goods.amountCents, 0);
    expect(shown).toBeGreaterThan(0);
    expect(await sums(today)).toEqual({ orders: staffOrders.totalCount, goods: { amountCents: shown } });
    expect(await sums(`search: "${number}", ${today}`)).toMatchObject({ orders: 1 });
    await sql`UPDATE orders SET completed_at = completed_at - interval '40 days' WHERE id = ${id}`.execute(harness.db);
    expect(await sums(`search: "${number}", ${today}`)).toEqual({ orders: 0, goods: { amountCents: 0 } });
    expect(await sums(`search: "${number}", placedTo: "${day(-1)}"`)).toMatchObject({ orders: 1 });
  });

  it('is refused for what is no day', async () => {
    const { errors } = await staff.query('{ staffOrderSums(placedFrom: "2026-02-30") { orders } }');
    expect(errors?.[0]?.extensions?.['code']).toBe('DATE');
  });
});

describe('the next action of an order', () => {
  it('follows it from payment to delivery, with the day to ship by', async () => {
    const { id } = await sold();
    const [node] = await list('nextAction: SHIP');
    expect(node).toMatchObject({ id, nextAction: 'SHIP' });
    expect(new Date(node?.dueAt ?? 0).getTime()).toBeGreaterThan(Date.now());
    expect(await bulk(`ordersShip(shipments: [${shipment(id)}])`)).toMatchObject({ success: true });
    expect(await actionOf(id)).toBe('CONFIRM_DELIVERY');
    expect(await bulk(`ordersDeliver(ids: ["${id}"])`)).toMatchObject({ success: true });
    expect(await actionOf(id)).toBe('NONE');
  });

  it('is to hand over what is picked up, and to collect what is owed', async () => {
    const store = await sold({ shipOption: 'store' });
    expect(await actionOf(store.id)).toBe('HAND_OVER');
    await sql`UPDATE orders SET paid_cents = paid_cents - 1 WHERE id = ${store.id}`.execute(harness.db);
    expect(await actionOf(store.id)).toBe('COLLECT');
    await sql`UPDATE orders SET paid_cents = paid_cents + 1 WHERE id = ${store.id}`.execute(harness.db);
  });

  it('is to pay the seller once the trial is over, unless something is sent back', async () => {
    const sellerId = await harness.shop.seller();
    const { id, buyer } = await sold({ sellerId });
    await bulk(`ordersShip(shipments: [${shipment(id)}])`);
    await bulk(`ordersDeliver(ids: ["${id}"])`);
    expect(await actionOf(id)).toBe('NONE');
    await sql`UPDATE shipments SET delivered_at = now() - interval '40 days' WHERE order_id = ${id}`.execute(
      harness.db,
    );
    expect(await actionOf(id)).toBe('PAY_OUT');
    const { order } = await run<{ order: { lineItems: { id: string }[] } }>(
      buyer,
      `{ order(id: "${id}") { lineItems { id } } }`,
    );
    await sql`INSERT INTO return_requests (id, order_id, line_item_id, reason, state, is_within_window)
      VALUES (${newId()}, ${id}, ${order.lineItems[0]?.id}, 'DAMAGED', 'REQUESTED', true)`.execute(harness.db);
    expect(await actionOf(id)).toBe('ANSWER_RETURN');
    await sql`UPDATE return_requests SET state = 'WITHDRAWN' WHERE order_id = ${id}`.execute(harness.db);
    expect(await mutate(staff, `orderSetPaidOut(id: "${id}")`)).toMatchObject({ success: true });
    expect(await actionOf(id)).toBe('NONE');
  });

  it('is to check a refund that came back', async () => {
    const { id } = await sold();
    await mutate(
      staff,
      `orderRefundCreate(id: "${id}", amountCents: 500, reason: "A scratch", idempotencyKey: "${newId()}")`,
    );
    const before = await harness.db
      .selectFrom('refunds')
      .selectAll()
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const { entry_id, succeeded_at, status } = before;
    const set = (row: { status: typeof status; entry_id: string | null; succeeded_at: Date | null }) =>
      harness.db.updateTable('refunds').set(row).where('order_id', '=', id).execute();
    await set({ status: 'failed', entry_id: null, succeeded_at: null });
    expect(await actionOf(id)).toBe('CHECK_REFUND');
    await set({ status, entry_id, succeeded_at });
  });

  it('is counted as it is listed', async () => {
    const all = await list('');
    const expected: Record<string, number> = {};
    for (const { nextAction } of all) expected[nextAction] = (expected[nextAction] ?? 0) + 1;
    expect(await counts()).toEqual(expected);
  });
});

describe('the list', () => {
  it('finds an order by number, e-mail and telephone of the buyer', async () => {
    const { id, number } = await sold();
    await sql`UPDATE accounts SET phone = '+1 901 555 0199' WHERE id = (SELECT contact_id FROM orders WHERE id = ${id})`.execute(
      harness.db,
    );
    expect((await list(`search: "${number}"`)).map((node) => node.id)).toEqual([id]);
    expect((await list('search: "555 0199"')).map((node) => node.id)).toEqual([id]);
    expect((await list('search: "ada@example.com"')).map((node) => node.id)).toContain(id);
    expect(await list('search: "nobody@nowhere"')).toEqual([]);
  });

  it('is not there for customers, sellers and guests', async () => {
    for (const visitor of [harness.api.visitor(), await harness.as(await harness.shop.seller())])
      for (const field of [
        'query { staffOrders { totalCount } }',
        'query { staffOrderCounts { count } }',
        'mutation { ordersDeliver(ids: []) { success } }',
        'mutation { ordersShip(shipments: []) { success } }',
      ])
        expect((await visitor.query(field)).errors).toBeDefined();
  });
});

describe('a bulk action', () => {
  it('does what it can and says which orders it refused, and why', async () => {
    const [first, second] = [await sold(), await sold({ shipOption: 'store' })];
    const missing = newId();
    const answer = await bulk(
      `ordersShip(shipments: [${[first.id, second.id, missing, first.id].map(shipment).join(', ')}])`,
    );
    expect(answer).toEqual({
      success: false,
      code: 'some-refused',
      outcomes: [
        { orderId: first.id, success: true, code: null },
        { orderId: second.id, success: false, code: 'pick-up' },
        { orderId: missing, success: false, code: 'not-found' },
      ],
    });
    expect(await bulk(`ordersDeliver(ids: ["${first.id}", "${second.id}"])`)).toMatchObject({ success: true });
  });

  it('ships each order once, however many ask at once', async () => {
    const { id } = await sold();
    const answers = await Promise.all([1, 2, 3].map(() => bulk(`ordersShip(shipments: [${shipment(id)}])`)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('takes 1 to 100 orders', async () => {
    expect(await bulk('ordersDeliver(ids: [])')).toMatchObject({ code: 'none', outcomes: [] });
    const many = Array.from({ length: 101 }, () => `"${newId()}"`).join(', ');
    expect(await bulk(`ordersDeliver(ids: [${many}])`)).toMatchObject({ code: 'too-many', outcomes: [] });
  });
});
