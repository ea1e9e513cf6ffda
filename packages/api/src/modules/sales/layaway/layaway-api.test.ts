import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '#api/platform/db/new-id.ts';
import { checkOut, readOrder, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import type { TestVisitor } from '#api/http/testing.ts';

let harness: ApiHarness;

beforeAll(async () => {
  harness = await openApiHarness();
});
afterAll(() => harness.close());

type Cents = { amountCents: number };
type Plan = {
  ref: string;
  deposit: Cents;
  nextAmount: Cents;
  isOverdue: boolean;
  instalments: { position: number; dueAt: string; amount: Cents; state: string }[];
};
const FIELDS =
  'ref deposit { amountCents } nextAmount { amountCents } isOverdue instalments { position dueAt amount { amountCents } state }';

const plansOf = async (visitor: TestVisitor, id: string): Promise<Plan[]> =>
  (
    await run<{ layawayPlans: Plan[] }>(visitor, `query ($id: ID!) { layawayPlans(orderId: $id) { ${FIELDS} } }`, {
      id,
    })
  ).layawayPlans;

it('offers plans that sum to the total, takes the deposit, and shows the next instalment to everybody who may see the order', async () => {
  const visitor = harness.api.visitor();
  const order = await checkOut(visitor, await harness.shop.listing());
  const plans = await plansOf(visitor, order.id);
  expect(plans.map(({ ref }) => ref)).toEqual(['three-months', 'six-months']);
  for (const { deposit, instalments } of plans) {
    const sum = instalments.reduce((cents, { amount }) => cents + amount.amountCents, deposit.amountCents);
    expect(sum).toBe(order.total.amountCents);
  }
  const { result } = await run<{ result: { success: boolean; orders: { paymentState: string }[] } }>(
    visitor,
    `mutation ($orders: [OrderAmountInput!]!, $paymentMethods: [PaymentMethodInput!]!, $key: String!) {
      result: ordersPay(orders: $orders, paymentMethods: $paymentMethods, idempotencyKey: $key, layawayPlan: "three-months") {
        success orders { paymentState }
      }
    }`,
    {
      orders: [{ orderId: order.id, version: order.version, amountCents: order.amountRemaining.amountCents }],
      paymentMethods: [{ kind: 'CARD', token: await harness.gateway.token() }],
      key: newId(),
    },
  );
  expect(result).toEqual({ success: true, orders: [{ paymentState: 'PARTIALLY_PAID' }] });
  const shown = await run<{ order: { layaway: Plan } }>(
    visitor,
    `query ($id: ID!) { order(id: $id) { layaway { ${FIELDS} } } }`,
    { id: order.id },
  );
  expect(shown.order.layaway).toMatchObject({ ref: 'three-months', isOverdue: false });
  expect(shown.order.layaway.nextAmount).toEqual(shown.order.layaway.instalments[0]?.amount);
  expect(shown.order.layaway.instalments.map(({ state }) => state)).toEqual(['OPEN', 'OPEN', 'OPEN']);
  expect((await readOrder(visitor, order.id))?.amountRemaining.amountCents).toBe(
    order.total.amountCents - (plans[0]?.deposit.amountCents ?? 0),
  );
});

it('offers nothing for an order of somebody else, an unknown one, and a small one', async () => {
  const visitor = harness.api.visitor();
  const order = await checkOut(visitor, await harness.shop.listing());
  expect(await plansOf(harness.api.visitor(), order.id)).toEqual([]);
  expect(await plansOf(visitor, newId())).toEqual([]);
  expect(await plansOf(visitor, '')).toEqual([]);
  const other = harness.api.visitor();
  const small = await checkOut(other, await harness.shop.listing({ cents: 2_000 }));
  expect(await plansOf(other, small.id)).toEqual([]);
});
