import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { newId } from '#api/platform/db/new-id.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { checkBooks, loadSellerBalances } from '#api/modules/payments/index.ts';
import { type CheckoutHarness, openCheckoutHarness } from '#api/modules/sales/checkout/checkout-harness.fixture.ts';
import { cancelReturn, setReturned } from './return-line-item.ts';
import { setPaidOut, setPayoutFailed } from './payouts.ts';

let harness: CheckoutHarness;
beforeAll(async () => {
  harness = await openCheckoutHarness();
});
afterAll(() => harness.close());

/** A private seller’s listing, sold for $1,000, sent to the buyer, whose trial is over. The seller is due $800. */
async function delivered(sellerId: string) {
  const sale = await harness.paidByCard({ sellerId });
  await harness.deliver(sale.orderId);
  return sale;
}

const totalOf = async (orderId: string) => (await harness.order(orderId)).total_cents ?? 0;
const payOut = (orderId: string) => attempt(() => setPaidOut(harness.shop.admin, harness.checkout.publicUrl, orderId));
const dueOf = async (orderId: string) => (await loadSellerBalances(harness.db, [orderId])).get(orderId)?.dueCents;
const payoutsOf = (orderId: string) =>
  harness.db
    .selectFrom('payouts')
    .select(['amount_cents', 'offset_cents'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();

describe('a payout', () => {
  it('is net of what was refunded, with the commission on what is left', async () => {
    const { orderId } = await delivered(await harness.shop.privateSeller());
    await harness.refund(orderId, Math.round((await totalOf(orderId)) * 0.9));
    expect(await payOut(orderId)).toMatchObject({ ok: true });
    expect(await payoutsOf(orderId)).toEqual([{ amount_cents: 8_000, offset_cents: 0 }]);
  });

  it('is made only of the amount that somebody saw', async () => {
    const { orderId } = await delivered(await harness.shop.privateSeller());
    const due = (await dueOf(orderId)) ?? 0;
    const { publicUrl } = harness.checkout;
    const pay = (cents: number) => attempt(() => setPaidOut(harness.shop.admin, publicUrl, orderId, cents));
    await harness.refund(orderId, 10_000);
    expect(await pay(due)).toMatchObject({ ok: false, code: 'amount-changed' });
    expect(await payoutsOf(orderId)).toEqual([]);
    expect(await pay((await dueOf(orderId)) ?? 0)).toMatchObject({ ok: true });
  });

  it('waits until the seller has verified an e-mail address', async () => {
    const sellerId = await harness.shop.privateSeller();
    const { orderId } = await delivered(sellerId);
    const prove = (at: Date | null) =>
      harness.db.updateTable('accounts').set({ email_verified_at: at }).where('id', '=', sellerId).execute();
    await prove(null);
    expect(await payOut(orderId)).toMatchObject({ ok: false, code: 'seller-unverified' });
    expect(await payoutsOf(orderId)).toEqual([]);
    await prove(new Date());
    expect(await payOut(orderId)).toMatchObject({ ok: true });
  });

  it('is not made for an order that was refunded in full', async () => {
    const { orderId } = await delivered(await harness.shop.privateSeller());
    await harness.refund(orderId, await totalOf(orderId));
    expect(await payOut(orderId)).toMatchObject({ ok: false, code: 'not-due' });
    expect(await payoutsOf(orderId)).toEqual([]);
  });

  it('waits while a dispute is open, and is not made once it is lost', async () => {
    const { orderId, payment, charge } = await delivered(await harness.shop.privateSeller());
    await harness.gateway.takeBack(charge, 'dispute');
    await harness.notify(payment);
    expect(await payOut(orderId)).toMatchObject({ ok: false, code: 'not-due' });
    await harness.gateway.decide(charge, 'lost');
    await harness.notify(payment);
    expect(await dueOf(orderId)).toBe(0);
    expect(await payOut(orderId)).toMatchObject({ ok: false, code: 'not-due' });
  });

  it('excludes returned goods, refunded yet or not', async () => {
    const { orderId } = await delivered(await harness.shop.privateSeller());
    const { id } = await harness.db
      .selectFrom('line_items')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    await setReturned(harness.shop.admin, harness.checkout.publicUrl, id, 'Neck too wide');
    expect(await dueOf(orderId)).toBe(0);
    await cancelReturn(harness.shop.admin, id);
    expect(await dueOf(orderId)).toBe(80_000);
    await setReturned(harness.shop.admin, harness.checkout.publicUrl, id, 'Neck too wide');
    await harness.refund(orderId, await totalOf(orderId));
    expect(await payOut(orderId)).toMatchObject({ ok: false, code: 'not-due' });
  });

  it('is made once, also by concurrent requests', async () => {
    const { orderId } = await delivered(await harness.shop.privateSeller());
    const answers = await Promise.all(Array.from({ length: 6 }, () => payOut(orderId)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await payoutsOf(orderId)).toEqual([{ amount_cents: 80_000, offset_cents: 0 }]);
    expect(await payOut(orderId)).toMatchObject({ ok: false, code: 'paid-out' });
  });

  it('tells the seller once that it was sent, and why it came back', async () => {
    const sellerId = await harness.shop.privateSeller();
    const { orderId } = await delivered(sellerId);
    const fail = (reason: string) =>
      attempt(() => setPayoutFailed(harness.shop.admin, harness.checkout.publicUrl, orderId, reason));
    expect(await fail('Account closed')).toMatchObject({ ok: false, code: 'not-paid-out' });
    await payOut(orderId);
    expect(await fail('  ')).toMatchObject({ ok: false, code: 'reason' });
    const answers = await Promise.all([fail('Account closed'), fail('Account closed')]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await dueOf(orderId)).toBe(80_000);
    expect(await payOut(orderId)).toMatchObject({ ok: true });
    expect(await dueOf(orderId)).toBe(0);
    expect(await checkBooks(harness.db)).toEqual([]);
    const listed = await harness.db
      .selectFrom('notifications')
      .select(['event_type', 'title'])
      .where('account_id', '=', sellerId)
      .where('event_type', 'like', 'payout.%')
      .orderBy('id')
      .execute();
    expect(listed.map(({ event_type: type }) => type)).toEqual(['payout.sent', 'payout.failed', 'payout.sent']);
    expect(JSON.stringify(listed[1]?.title)).toContain('$800.00');
  });

  it('waits while a return is under way, and is made once that has ended', async () => {
    const { orderId } = await delivered(await harness.shop.privateSeller());
    const { id } = await harness.db
      .selectFrom('line_items')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const row = { id: newId(), order_id: orderId, line_item_id: id, reason: 'DAMAGED' as const, note: null };
    const dueAt = new Date(Date.now() + 86_400_000);
    await harness.db
      .insertInto('return_requests')
      .values({ ...row, state: 'APPROVED', is_within_window: true, due_at: dueAt })
      .execute();
    expect(await payOut(orderId)).toMatchObject({ ok: false, code: 'return-open' });
    await harness.db
      .updateTable('return_requests')
      .set({ due_at: new Date(Date.now() - 1_000) })
      .where('id', '=', row.id)
      .execute();
    expect(await payOut(orderId)).toMatchObject({ ok: true });
  });

  it('withholds what the seller owes on an order that was refunded after its payout', async () => {
    const sellerId = await harness.shop.privateSeller();
    const first = await delivered(sellerId);
    const second = await delivered(sellerId);
    const third = await delivered(sellerId);
    await payOut(first.orderId);
    await harness.refund(first.orderId, await totalOf(first.orderId));
    expect(await dueOf(first.orderId)).toBe(-80_000);
    await harness.refund(second.orderId, Math.round((await totalOf(second.orderId)) / 2));
    await Promise.all([payOut(second.orderId), payOut(third.orderId)]);
    const made = [...(await payoutsOf(second.orderId)), ...(await payoutsOf(third.orderId))];
    const sum = (field: 'amount_cents' | 'offset_cents') => made.reduce((cents, row) => cents + row[field], 0);
    expect([sum('amount_cents'), sum('offset_cents')]).toEqual([40_000, 80_000]);
    expect(await dueOf(first.orderId)).toBe(0);
    const { rows } = await sql<{ cents: number }>`
      SELECT sum(amount_cents)::integer AS cents FROM ledger_lines WHERE seller_account_id = ${sellerId}`.execute(
      harness.db,
    );
    expect(rows).toEqual([{ cents: 0 }]);
  });
});
