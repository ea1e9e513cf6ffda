import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { newId } from '#api/platform/db/new-id.ts';
import { monthAt } from '#api/platform/shop-months.ts';
import { mutate, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import type { TestVisitor } from '#api/http/testing.ts';

let harness: ApiHarness;
beforeAll(async () => {
  harness = await openApiHarness();
});
afterAll(() => harness.close());

type Money = { amountCents: number };
type Spending = { month: string; amount: Money; orderCount: number };
type Sales = { month: string; sales: Money; fees: Money; net: Money; payouts: Money };

const spending = async (visitor: TestVisitor, args = ''): Promise<Spending[]> =>
  (
    await run<{ spendingByMonth: Spending[] }>(
      visitor,
      `{ spendingByMonth${args} { month orderCount amount { amountCents } } }`,
    )
  ).spendingByMonth;
const sales = async (visitor: TestVisitor): Promise<Sales[]> =>
  (
    await run<{ salesByMonth: Sales[] }>(
      visitor,
      `{ salesByMonth { month sales { amountCents } fees { amountCents } net { amountCents } payouts { amountCents } } }`,
    )
  ).salesByMonth;

const month = monthAt(new Date());

const member = async (): Promise<TestVisitor> => harness.as(await harness.shop.memberId());

async function buy(sellerId: string) {
  const visitor = await member();
  return { visitor, order: await harness.placeOrder(visitor, { sellerId }) };
}

describe('spending by month', () => {
  it('has every month, the oldest first, and what was paid less what came back', async () => {
    const { visitor, order } = await buy(await harness.shop.seller());
    const before = await spending(visitor);
    expect(before).toHaveLength(12);
    expect(before.map((entry) => entry.month)).toEqual(before.map((entry) => entry.month).toSorted());
    expect(before.at(-1)).toMatchObject({ month, orderCount: 1 });
    expect(before.slice(0, -1).every(({ amount }) => amount.amountCents === 0)).toBe(true);
    const admin = await harness.admin();
    const refund = `id: "${order.id}", amountCents: 10000, reason: "A scratch", idempotencyKey: "${newId()}"`;
    await mutate(admin, `orderRefundCreate(${refund})`);
    const after = (await spending(visitor)).at(-1)?.amount.amountCents ?? 0;
    expect((before.at(-1)?.amount.amountCents ?? 0) - after).toBe(10_000);
  });

  it('counts months as the shop does', async () => {
    const { visitor, order } = await buy(await harness.shop.seller());
    const year = new Date().getFullYear() - 1;
    // Half past eleven in the evening of October 31, in Nashville.
    const at = new Date(`${year}-11-01T04:30:00Z`);
    await sql`UPDATE payments SET captured_at = ${at} WHERE id IN (
      SELECT payment_id FROM payment_allocations WHERE order_id = ${order.id})`.execute(harness.api.services.db);
    const paid = (await spending(visitor, '(months: 36)')).filter(({ amount }) => amount.amountCents > 0);
    expect(paid.map((entry) => entry.month)).toEqual([`${year}-10`]);
  });

  it('is the viewer’s own, and of 1 to 36 months', async () => {
    await buy(await harness.shop.seller());
    const stranger = await member();
    const own = await spending(stranger, '(months: 99)');
    expect(own).toHaveLength(36);
    expect(own.every(({ orderCount }) => orderCount === 0)).toBe(true);
    expect(await spending(stranger, '(months: -4)')).toHaveLength(1);
    const { errors } = await harness.api.visitor().query('{ spendingByMonth { month } salesByMonth { month } }');
    expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
  });
});

describe('sales by month', () => {
  it('are what the ledger says, fees and all', async () => {
    const sellerId = await harness.shop.seller();
    await buy(sellerId);
    const seller = await harness.as(sellerId);
    const months = await sales(seller);
    expect(months).toHaveLength(12);
    const [now] = months.slice(-1);
    expect(now).toMatchObject({ month, payouts: { amountCents: 0 } });
    expect(now?.sales.amountCents).toBe(106_390);
    expect(now?.net.amountCents).toBe(106_390 - (now?.fees.amountCents ?? 0));
    const { sellerStatement } = await run<{ sellerStatement: { closing: Money } }>(
      seller,
      '{ sellerStatement { closing { amountCents } } }',
    );
    expect(sellerStatement.closing.amountCents).toBe(now?.net.amountCents);
  });
});
