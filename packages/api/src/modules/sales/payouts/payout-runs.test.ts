import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { TestVisitor } from '#api/http/testing.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { checkOut, mutate, payFor, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { newId } from '#api/platform/db/new-id.ts';

let harness: ApiHarness;
let first: TestVisitor;
let second: TestVisitor;

beforeAll(async () => {
  harness = await openApiHarness();
  first = await harness.admin();
  const other = await harness.shop.memberId();
  await harness.db.updateTable('accounts').set({ is_admin: true }).where('id', '=', other).execute();
  second = await harness.as(other);
});
afterAll(() => harness.close());
beforeEach(() => harness.resetLimits());

type Item = {
  orderId: string;
  state: string;
  problem: string | null;
  failedAt: string | null;
  failureReason: string | null;
  amount: { amountCents: number };
  paid: { amountCents: number } | null;
};
type Run = {
  id: string;
  state: string;
  version: number;
  items: Item[];
  viewerActions: string[];
  steps: { state: string }[];
};
type Answer = { success: boolean; code: string | null; payoutRun: Run | null };

const FIELDS =
  'id state version viewerActions steps { state by at } items { orderId state problem failedAt failureReason amount { amountCents } paid { amountCents } }';

const step = async (visitor: TestVisitor, field: string): Promise<Answer> =>
  (await run<{ answer: Answer }>(visitor, `mutation { answer: ${field} { success code payoutRun { ${FIELDS} } } }`))
    .answer;

const prepare = (visitor: TestVisitor, ids: readonly string[]) =>
  step(visitor, `payoutRunPrepare(orderIds: [${ids.map((id) => `"${id}"`).join(', ')}])`);
const move = (visitor: TestVisitor, name: string, { id, version }: Run, more = '') =>
  step(visitor, `payoutRun${name}(id: "${id}", version: ${version}${more})`);

async function dueOrder(sellerId?: string): Promise<string> {
  const seller = sellerId ?? (await harness.shop.seller());
  const buyer = harness.api.visitor();
  const order = await checkOut(buyer, await harness.shop.listing({ sellerId: seller }));
  await payFor(buyer, [order], await harness.gateway.token(), newId());
  await sql`UPDATE orders SET ship_option = 'home' WHERE id = ${order.id}`.execute(harness.db);
  await mutate(first, `orderShip(id: "${order.id}", carrierName: "UPS", trackingNumber: "1Z9")`);
  await mutate(first, `orderDeliver(id: "${order.id}")`);
  await sql`UPDATE shipments SET delivered_at = now() - interval '40 days' WHERE order_id = ${order.id}`.execute(
    harness.db,
  );
  await sql`UPDATE accounts SET email_verified_at = now() WHERE id = ${seller}`.execute(harness.db);
  return order.id;
}

const dueIds = async (): Promise<string[]> =>
  (
    await run<{ duePayouts: { payouts: { orderId: string }[] }[] }>(first, '{ duePayouts { payouts { orderId } } }')
  ).duePayouts.flatMap(({ payouts }) => payouts.map(({ orderId }) => orderId));

async function approved(ids: readonly string[]): Promise<Run> {
  const { payoutRun } = await prepare(first, ids);
  return (await move(second, 'Approve', payoutRun!)).payoutRun!;
}

describe('a run of payouts', () => {
  it('is prepared, approved by a second person, paid and confirmed; then nothing is due', async () => {
    const sellerId = await harness.shop.seller();
    const id = await dueOrder(sellerId);
    expect(await dueIds()).toContain(id);
    const prepared = await prepare(first, [id]);
    expect(prepared).toMatchObject({ success: true, payoutRun: { state: 'PREPARED', viewerActions: ['CANCEL'] } });
    expect(await dueIds()).not.toContain(id);
    expect(await move(first, 'Approve', prepared.payoutRun!)).toMatchObject({ success: false, code: 'same-person' });
    expect(await move(first, 'Pay', prepared.payoutRun!)).toMatchObject({ success: false, code: 'stale' });
    const { payoutRun: ready } = await move(second, 'Approve', prepared.payoutRun!);
    expect(ready).toMatchObject({ state: 'APPROVED', version: 2 });
    const { payoutRun: paid } = await move(first, 'Pay', ready!);
    const [item] = paid!.items;
    expect(item).toMatchObject({ state: 'PAID', problem: null });
    expect(item?.paid?.amountCents).toBe(item?.amount.amountCents);
    expect(await move(first, 'Confirm', paid!, ', bankReference: " "')).toMatchObject({ code: 'reference' });
    const { payoutRun: confirmed } = await move(first, 'Confirm', paid!, ', bankReference: "ACH 2026-11"');
    expect(confirmed?.steps.map(({ state }) => state)).toEqual(['PREPARED', 'APPROVED', 'PAID', 'CONFIRMED']);
    expect(confirmed?.viewerActions).toEqual([]);
    expect(await dueIds()).not.toContain(id);
    // The seller's bank sends it back.
    expect(confirmed?.items).toMatchObject([{ failedAt: null, failureReason: null }]);
    await mutate(first, `orderSetPayoutFailed(id: "${id}", reason: "Account closed")`);
    const { payoutRun: later } = await run<{ payoutRun: Run }>(
      first,
      `{ payoutRun(id: "${confirmed?.id}") { ${FIELDS} } }`,
    );
    // Both sides know the transfer by the same name.
    const { sellerStatement } = await run<{
      sellerStatement: { entries: { kind: string; reference: string | null }[] };
    }>(await harness.as(sellerId), '{ sellerStatement { entries { kind reference } } }');
    expect(sellerStatement.entries).toEqual([
      { kind: 'sale', reference: null },
      { kind: 'payout', reference: `${confirmed?.id}, ACH 2026-11` },
      { kind: 'payoutFailed', reference: `${confirmed?.id}, ACH 2026-11` },
    ]);
    expect(later.items).toMatchObject([
      { state: 'PAID', failedAt: expect.any(String), failureReason: 'Account closed' },
    ]);
    expect(await dueIds()).toContain(id);
  });

  it('pays only what was approved: what changed is left out, and the others are paid', async () => {
    const [changed, alone, same] = [await dueOrder(), await dueOrder(), await dueOrder()];
    const ready = await approved([changed, alone, same]);
    await mutate(
      first,
      `orderRefundCreate(id: "${changed}", amountCents: 700, reason: "A scratch", idempotencyKey: "${newId()}")`,
    );
    await mutate(first, `orderSetPaidOut(id: "${alone}")`);
    const { payoutRun: paid } = await move(second, 'Pay', ready);
    const byOrder = new Map(paid!.items.map((item) => [item.orderId, item]));
    expect(byOrder.get(changed)).toMatchObject({ state: 'LEFT_OUT', problem: 'amount-changed' });
    expect(byOrder.get(alone)).toMatchObject({ state: 'LEFT_OUT', problem: 'paid-out' });
    expect(byOrder.get(same)).toMatchObject({ state: 'PAID' });
    expect(await dueIds()).toContain(changed);
  });

  it('pays each order once, however many ask at once', async () => {
    const id = await dueOrder();
    const ready = await approved([id]);
    const answers = await Promise.all([first, second, first].map((visitor) => move(visitor, 'Pay', ready)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const { rows } = await sql<{
      count: number;
    }>`SELECT count(*)::int AS count FROM payouts WHERE order_id = ${id}`.execute(harness.db);
    expect(rows[0]?.count).toBe(1);
  });

  it('is paid or given up where both are asked at once, and says what the books say', async () => {
    const ids = [await dueOrder(), await dueOrder()];
    const ready = await approved(ids);
    const answers = await Promise.all([
      move(first, 'Pay', ready),
      move(second, 'Cancel', ready, ', reason: "Wrong month"'),
    ]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const { payoutRun } = await run<{ payoutRun: Run }>(first, `{ payoutRun(id: "${ready.id}") { ${FIELDS} } }`);
    const { rows } = await sql<{
      id: string;
    }>`SELECT order_id AS id FROM payouts WHERE order_id = ANY (${ids})`.execute(harness.db);
    const paidIn = payoutRun.items.filter(({ state }) => state === 'PAID').map(({ orderId }) => orderId);
    expect(paidIn.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    expect(paidIn).toHaveLength(payoutRun.state === 'CANCELLED' ? 0 : 2);
  });

  it('is not given up once a part is paid, as after an interruption: the rest is paid', async () => {
    const ids = [await dueOrder(), await dueOrder()];
    const ready = await approved(ids);
    await mutate(first, `orderSetPaidOut(id: "${ids[0]}")`);
    await sql`UPDATE payout_run_items SET state = 'PAID', paid_cents = due_cents
      WHERE run_id = ${ready.id} AND order_id = ${ids[0]}`.execute(harness.db);
    expect(await move(second, 'Cancel', ready, ', reason: "Wrong month"')).toMatchObject({ code: 'part-paid' });
    expect((await move(first, 'Pay', ready)).payoutRun).toMatchObject({
      state: 'PAID',
      items: [{ state: 'PAID' }, { state: 'PAID' }],
    });
  });

  it('is approved once, and of approving and giving up at once one is refused', async () => {
    const { payoutRun: twice } = await prepare(first, [await dueOrder()]);
    const approvals = await Promise.all([move(second, 'Approve', twice!), move(second, 'Approve', twice!)]);
    expect(approvals.map(({ code }) => code).toSorted()).toEqual([null, 'stale'].toSorted());
    const { payoutRun: either } = await prepare(first, [await dueOrder()]);
    const answers = await Promise.all([
      move(second, 'Approve', either!),
      move(first, 'Cancel', either!, ', reason: "Wrong month"'),
    ]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([null, 'stale'].toSorted());
  });

  it('has an order in one open run at most, and gives it back when it is cancelled', async () => {
    const id = await dueOrder();
    const answers = await Promise.all([prepare(first, [id]), prepare(second, [id])]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)).toMatchObject({ code: 'not-due', payoutRun: null });
    const open = answers.find(({ success }) => success)!.payoutRun!;
    expect(await move(first, 'Cancel', open, ', reason: ""')).toMatchObject({ code: 'reason' });
    expect(await move(first, 'Cancel', open, ', reason: "Wrong month"')).toMatchObject({
      payoutRun: { state: 'CANCELLED' },
    });
    expect(await dueIds()).toContain(id);
    expect(await move(second, 'Approve', open)).toMatchObject({ code: 'stale' });
  });

  it('takes no order that is not due, nor of a seller without a confirmed e-mail', async () => {
    const id = await dueOrder();
    await sql`UPDATE accounts SET email_verified_at = NULL WHERE id = (SELECT seller_account_id FROM orders WHERE id = ${id})`.execute(
      harness.db,
    );
    for (const wanted of [[id], [newId()], ['x']])
      expect(await prepare(first, wanted)).toMatchObject({ code: 'not-due' });
    expect(await prepare(first, [])).toMatchObject({ code: 'none' });
  });

  it('is for staff alone', async () => {
    for (const visitor of [harness.api.visitor(), await harness.as(await harness.shop.seller())])
      for (const field of [
        '{ duePayouts { sellerId } }',
        '{ payoutRuns { totalCount } }',
        'mutation { payoutRunPrepare(orderIds: []) { success } }',
      ])
        expect((await visitor.query(field)).errors).toBeDefined();
  });
});
