import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#api/platform/db/new-id.ts';
import { checkOut, type OrderAnswer, type PayAnswer, payWith, readOrder, run } from './checkout-queries.fixture.ts';
import { type ApiHarness, openApiHarness } from './api-harness.fixture.ts';
import type { TestVisitor } from '#api/http/testing.ts';

let harness: ApiHarness;

beforeAll(async () => {
  harness = await openApiHarness();
});
afterAll(() => harness.close());

type Balance = { readonly order: OrderAnswer; readonly key: string | null; readonly requestKey?: string };

/** Pays what is left of an order by a card, as somebody who knows a key of it. */
async function payBalance(visitor: TestVisitor, { order, key, requestKey = newId() }: Balance): Promise<PayAnswer> {
  const { id, version, amountRemaining } = order;
  const { result } = await run<{ result: PayAnswer }>(
    visitor,
    `mutation ($orders: [OrderAmountInput!]!, $token: String!, $key: String!) {
      result: ordersPay(orders: $orders, paymentMethods: [{ kind: CARD, token: $token }], idempotencyKey: $key) {
        success message code nextAction { type url } orders { id number guestKey paymentState }
      }
    }`,
    {
      orders: [{ orderId: id, version, amountCents: amountRemaining.amountCents, key }],
      token: await harness.gateway.token(),
      key: requestKey,
    },
  );
  return result;
}

/** An order of a guest who has paid the deposit of a plan. */
async function withDeposit(): Promise<OrderAnswer> {
  const guest = harness.api.visitor();
  const order = await checkOut(guest, await harness.shop.listing());
  await run(
    guest,
    `mutation ($orders: [OrderAmountInput!]!, $token: String!, $key: String!) {
      ordersPay(orders: $orders, paymentMethods: [{ kind: CARD, token: $token }], idempotencyKey: $key, layawayPlan: "three-months") { success }
    }`,
    {
      orders: [{ orderId: order.id, version: order.version, amountCents: order.amountRemaining.amountCents }],
      token: await harness.gateway.token(),
      key: newId(),
    },
  );
  const placed = await readOrder(guest, order.id);
  if (!placed) throw new Error('The order is gone.');
  return placed;
}

const actionsOf = async (visitor: TestVisitor, id: string, key: string | null): Promise<string[] | undefined> =>
  (
    await run<{ order: { viewerActions: string[] } | null }>(
      visitor,
      'query ($id: ID!, $key: String) { order(id: $id, key: $key) { viewerActions } }',
      { id, key },
    )
  ).order?.viewerActions;

describe('the balance of a placed order', () => {
  it('can be paid in any session with the order’s key, which allows nothing else', async () => {
    const order = await withDeposit();
    const key = order.guestKey;
    const other = harness.api.visitor();
    expect(await actionsOf(other, order.id, key)).toEqual(['PAY', 'CLAIM']);
    for (const wrong of [null, '', `${key}x`, 'x'.repeat(key?.length ?? 0)])
      expect(await payBalance(harness.api.visitor(), { order, key: wrong })).toMatchObject({
        success: false,
        code: 'not-found',
      });
    const requestKey = newId();
    const paid = await payBalance(other, { order, key, requestKey });
    expect(paid).toMatchObject({ success: true, orders: [{ paymentState: 'PAID' }] });
    expect(await actionsOf(other, order.id, key)).toEqual(['CLAIM']);
    const resumed = await run<{ paymentResume: { success: boolean } }>(
      other,
      'mutation ($key: String!) { paymentResume(idempotencyKey: $key) { success } }',
      { key: requestKey },
    );
    expect(resumed.paymentResume.success).toBe(true);
  });

  it('is paid once when two who hold the key pay at the same time', async () => {
    const order = await withDeposit();
    const key = order.guestKey;
    const answers = await Promise.all([1, 2, 3].map(() => payBalance(harness.api.visitor(), { order, key })));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect((await readOrder(harness.api.visitor(), order.id, key ?? ''))?.amountRemaining.amountCents).toBe(0);
  });

  it('of an open order can be paid by its owner only, even with its key', async () => {
    const guest = harness.api.visitor();
    const order = await checkOut(guest, await harness.shop.listing());
    const key = (await readOrder(guest, order.id))?.guestKey ?? null;
    expect(key).not.toBeNull();
    expect(await payBalance(harness.api.visitor(), { order, key })).toMatchObject({
      success: false,
      code: 'not-found',
    });
  });
});

describe('a payment that is handed over', () => {
  const handover = async (visitor: TestVisitor, key: string) =>
    (
      await run<{ paymentHandoff: { kind: string; url: string | null; amount: { amountCents: number } } | null }>(
        visitor,
        'query ($key: String!) { paymentHandoff(idempotencyKey: $key) { kind url amount { amountCents } } }',
        { key },
      )
    ).paymentHandoff;

  it('is shown only to the session that began it, with the next action until it is settled', async () => {
    const guest = harness.api.visitor();
    const order = await checkOut(guest, await harness.shop.listing());
    const key = newId();
    const { nextAction } = await payWith(guest, [order], [{ kind: 'VALOR' }], key);
    const amount = { amountCents: order.amountRemaining.amountCents };
    expect(await handover(guest, key)).toEqual({ kind: 'VALOR', url: nextAction?.url, amount });
    expect(await handover(harness.api.visitor(), key)).toBeNull();
    expect(await handover(guest, newId())).toBeNull();
    expect(await handover(guest, '')).toBeNull();
    await harness.gateway.answer(nextAction?.url ?? '', 'cancel');
    await run(guest, 'mutation ($key: String!) { paymentResume(idempotencyKey: $key) { code } }', { key });
    expect(await handover(guest, key)).toEqual({ kind: 'VALOR', url: null, amount });
  });
});
