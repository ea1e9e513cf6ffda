import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { attempt } from '#api/platform/domain-error.ts';
import { loadSellerBalances } from '#api/modules/payments/index.ts';
import { type CheckoutHarness, openCheckoutHarness } from '#api/modules/sales/checkout/checkout-harness.fixture.ts';
import { cancelReturn, setReturned } from './return-line-item.ts';
import { setPaidOut } from './selling-orders.ts';

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
const payOut = (orderId: string) => attempt(() => setPaidOut(harness.shop.admin, orderId));
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
