import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '#api/platform/db/new-id.ts';
import { checkOut, mutate, payFor, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import type { TestVisitor } from '#api/http/testing.ts';

let harness: ApiHarness;
beforeAll(async () => {
  harness = await openApiHarness();
});
afterAll(() => harness.close());

type Answer = {
  sellingOrders: {
    totalCount: number;
    edges: {
      node: { id: string; stage: string; shipBy: string | null; held: { reason: string; until: string } | null };
    }[];
  };
  sellingCounts: Record<string, number>;
};
const list = (visitor: TestVisitor, args = '', every = false) =>
  run<Answer>(
    visitor,
    `{ sellingOrders(first: 50, everySeller: ${every} ${args}) { totalCount edges { node { id stage shipBy held { reason until } } } }
      sellingCounts(everySeller: ${every}) { unpaid toShip shipped delivered cancelled } }`,
  );

async function sold(sellerId: string, title: string) {
  const buyer = harness.api.visitor();
  const order = await checkOut(buyer, await harness.shop.listing({ sellerId, title }));
  const { orders } = await payFor(buyer, [order], await harness.gateway.token(), newId());
  const { db } = harness.api.services;
  await db.updateTable('orders').set({ ship_option: 'home' }).where('id', '=', order.id).execute();
  return { id: order.id, number: orders[0]?.number ?? '' };
}

it('sold orders stand in one stage, with the day to ship by and why their money is held, for their seller and admins alone', async () => {
  const { shop, as } = harness;
  const sellerId = await shop.seller();
  const [toShip, shipped, delivered] = [
    await sold(sellerId, '1951 Fender Nocaster'),
    await sold(sellerId, '1968 Gibson ES-335'),
    await sold(sellerId, '1930 Martin OM-18'),
  ];
  const seller = await as(sellerId);
  for (const { id } of [shipped, delivered])
    await mutate(seller, `orderShip(id: "${id}", carrierName: "UPS", trackingNumber: "1Z9")`);
  await mutate(seller, `orderDeliver(id: "${delivered.id}")`);
  const { sellingOrders, sellingCounts } = await list(seller);
  expect(sellingCounts).toEqual({ unpaid: 0, toShip: 1, shipped: 1, delivered: 1, cancelled: 0 });
  const found = sellingOrders.edges.map(({ node }) => [node.id, node.stage, node.held?.reason, node.shipBy !== null]);
  expect(found).toEqual([
    [delivered.id, 'DELIVERED', 'inspection', false],
    [shipped.id, 'SHIPPED', 'in_transit', false],
    [toShip.id, 'TO_SHIP', 'not_shipped', true],
  ]);
  for (const { node } of sellingOrders.edges)
    expect(new Date(node.held?.until ?? 0).getTime()).toBeGreaterThan(Date.now());

  const idsOf = async (visitor: TestVisitor, args: string, every = false) =>
    (await list(visitor, args, every)).sellingOrders.edges.map(({ node }) => node.id);
  expect(await idsOf(seller, 'stage: TO_SHIP')).toEqual([toShip.id]);
  expect(await idsOf(seller, 'search: "gibson 335"')).toEqual([shipped.id]);
  expect(await idsOf(seller, `search: "${toShip.number}"`)).toEqual([toShip.id]);

  const stranger = await as(await shop.seller());
  expect((await list(stranger, '', true)).sellingOrders.totalCount).toBe(0);
  expect((await list(stranger, `sellerId: "${sellerId}"`)).sellingOrders.totalCount).toBe(0);
  const admin = await as(shop.houseId);
  expect(await idsOf(admin, 'search: "nocaster"', true)).toEqual([toShip.id]);
  expect(await idsOf(admin, 'search: "nocaster"')).toEqual([]);
  const { errors } = await harness.api.visitor().query('{ sellingCounts { toShip } }');
  expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
});

it('what should have been sent by now is overdue, and what a bank withholds is not', async () => {
  const { shop, as } = harness;
  const sellerId = await shop.seller();
  const [late, disputed, fresh] = [
    await sold(sellerId, '1951 Fender Nocaster'),
    await sold(sellerId, '1968 Gibson ES-335'),
    await sold(sellerId, '1930 Martin OM-18'),
  ];
  const { db } = harness.api.services;
  const paidAt = new Date(Date.now() - 9 * 86_400_000);
  await db.updateTable('orders').set({ fully_paid_at: paidAt }).where('id', 'in', [late.id, disputed.id]).execute();
  const withhold = (cents: number) =>
    db.updateTable('orders').set({ disputed_cents: cents }).where('id', '=', disputed.id).execute();
  await withhold(100);
  const { sellingOrders } = await run<{ sellingOrders: { edges: { node: { id: string; isOverdue: boolean } }[] } }>(
    await as(sellerId),
    '{ sellingOrders(stage: TO_SHIP) { edges { node { id isOverdue } } } }',
  );
  expect(new Map(sellingOrders.edges.map(({ node }) => [node.id, node.isOverdue]))).toEqual(
    new Map([
      [fresh.id, false],
      [disputed.id, false],
      [late.id, true],
    ]),
  );
  await withhold(0);
});
