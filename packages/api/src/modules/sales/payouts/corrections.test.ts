import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { TestVisitor } from '#api/http/testing.ts';
import { checkBooks, loadSellerBalances } from '#api/modules/payments/index.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { mutate, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';

let harness: ApiHarness;
let admin: TestVisitor;
beforeAll(async () => {
  harness = await openApiHarness();
  admin = await harness.admin();
});
afterAll(() => harness.close());

type Row = { kind: string; reason: string | null; gross: Money; fee: Money; net: Money };
type Money = { amountCents: number };

const sell = async () => {
  const sellerId = await harness.shop.seller();
  const order = await harness.placeOrder(harness.api.visitor(), { sellerId });
  return { sellerId, seller: await harness.as(sellerId), id: order.id };
};
const enter = (orderId: string, kind: string, cents: number, key: string = newId(), reason = 'Sent two weeks late') =>
  mutate<{ code: string | null }>(
    admin,
    `sellerCorrectionEnter(orderId: "${orderId}", kind: ${kind}, amountCents: ${cents}, reason: ${JSON.stringify(reason)}, idempotencyKey: "${key}")`,
    'code',
  );
const rowsOf = async (seller: TestVisitor): Promise<Row[]> =>
  (
    await run<{ sellerStatement: { entries: Row[] } }>(
      seller,
      '{ sellerStatement { entries { kind reason gross { amountCents } fee { amountCents } net { amountCents } } } }',
    )
  ).sellerStatement.entries;
const dueOf = async (id: string): Promise<number> =>
  (await loadSellerBalances(harness.api.services.db, [id])).get(id)?.dueCents ?? 0;
const payOut = async (id: string): Promise<void> => {
  await mutate(admin, `orderDeliver(id: "${id}")`);
  await sql`UPDATE shipments SET delivered_at = now() - interval '30 days' WHERE order_id = ${id}`.execute(
    harness.api.services.db,
  );
  expect(await mutate(admin, `orderSetPaidOut(id: "${id}")`)).toMatchObject({ success: true });
};

describe('fines and corrections of what a seller gets', () => {
  it('stand in the statement with their reason, change what is due, and are entered once', async () => {
    const { seller, id } = await sell();
    const before = await dueOf(id);
    const key = newId();
    const answers = await Promise.all([enter(id, 'FINE', -2_500, key), enter(id, 'FINE', -2_500, key)]);
    expect(answers.map(({ success }) => success)).toEqual([true, true]);
    expect(await dueOf(id)).toBe(before - 2_500);
    expect(await enter(id, 'CORRECTION', 1_000, newId(), 'The fine was too high')).toMatchObject({ success: true });
    expect(await dueOf(id)).toBe(before - 1_500);
    expect((await rowsOf(seller)).slice(1)).toMatchObject([
      { kind: 'fine', reason: 'Sent two weeks late', gross: { amountCents: 0 }, net: { amountCents: -2_500 } },
      { kind: 'correction', reason: 'The fine was too high', fee: { amountCents: 0 }, net: { amountCents: 1_000 } },
    ]);
    expect(await checkBooks(harness.api.services.db)).toEqual([]);
  });

  it('are taken off the next payout where the sale is paid out already', async () => {
    const { sellerId, id } = await sell();
    await payOut(id);
    expect(await enter(id, 'FINE', -4_000)).toMatchObject({ success: true });
    expect(await dueOf(id)).toBe(-4_000);
    const next = await harness.placeOrder(harness.api.visitor(), { sellerId });
    const due = await dueOf(next.id);
    await payOut(next.id);
    const paid = await harness.api.services.db
      .selectFrom('payouts')
      .select(['amount_cents', 'offset_cents'])
      .where('order_id', '=', next.id)
      .executeTakeFirstOrThrow();
    expect(paid).toEqual({ amount_cents: due - 4_000, offset_cents: 4_000 });
    expect(await checkBooks(harness.api.services.db)).toEqual([]);
  });

  it('are refused without a reason, for nothing, beyond the sale, and for goods of the shop', async () => {
    const { id } = await sell();
    const house = await harness.placeOrder(harness.api.visitor());
    expect((await enter(id, 'FINE', -100, newId(), ' ')).code).toBe('reason');
    expect((await enter(id, 'FINE', 100)).code).toBe('amount');
    expect((await enter(id, 'CORRECTION', 0)).code).toBe('amount');
    expect((await enter(id, 'FINE', -100, 'short')).code).toBe('invalid');
    expect((await enter(id, 'FINE', -99_999_999)).code).toBe('range');
    expect((await enter(id, 'CORRECTION', 99_999_999)).code).toBe('range');
    expect((await enter(house.id, 'FINE', -100)).code).toBe('house');
    expect((await enter(newId(), 'FINE', -100)).code).toBe('not-found');
  });

  it('are entered and listed by staff alone', async () => {
    const { seller, sellerId, id } = await sell();
    await enter(id, 'FINE', -700);
    const list = `{ sellerCorrections(sellerId: "${sellerId}") { amount { amountCents } reason enteredBy } }`;
    const { sellerCorrections } = await run<{ sellerCorrections: object[] }>(admin, list);
    expect(sellerCorrections).toMatchObject([{ amount: { amountCents: -700 }, reason: 'Sent two weeks late' }]);
    for (const visitor of [seller, harness.api.visitor()]) {
      expect((await visitor.query(list)).errors).toHaveLength(1);
      const sent = await visitor.query(
        `mutation { sellerCorrectionEnter(orderId: "${id}", kind: FINE, amountCents: -1, reason: "x", idempotencyKey: "${newId()}") { success } }`,
      );
      expect(sent.errors).toHaveLength(1);
    }
  });
});
