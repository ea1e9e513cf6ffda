import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { newId } from '#api/platform/db/new-id.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { loadSellerBalances } from '#api/modules/payments/index.ts';
import { takeWebhook } from '#api/modules/payments/webhook-inbox.ts';
import { type CheckoutHarness, openCheckoutHarness } from '#api/modules/sales/checkout/checkout-harness.fixture.ts';
import { refundOrder } from './refund-order.ts';
import { cancelReturn, setReturned } from './return-line-item.ts';
import { setPaidOut } from './selling-orders.ts';
import { deliverOrder } from './ship-order.ts';

let harness: CheckoutHarness;
beforeAll(async () => {
  harness = await openCheckoutHarness();
});
afterAll(() => harness.close());

/** A private seller’s listing, sold for $1,000, sent to the buyer, whose trial is over. The seller is due $800. */
async function delivered(sellerId: string) {
  const { shop, db, checkout } = harness;
  const buyer = shop.guest();
  const orderId = await shop.readyOrder(buyer, await shop.listing({ sellerId }));
  const { answer } = await harness.pay(buyer, [orderId], await harness.card());
  if (!answer.ok) throw new Error(answer.message);
  await deliverOrder(shop.admin, checkout.publicUrl, orderId);
  await sql`UPDATE shipments SET delivered_at = now() - interval '30 days' WHERE order_id = ${orderId}`.execute(db);
  return { orderId, payment: answer.value, charge: answer.value.provider_ref ?? '' };
}

async function privateSeller(): Promise<string> {
  const id = await harness.shop.memberId();
  await harness.db.updateTable('accounts').set({ is_private_seller: true }).where('id', '=', id).execute();
  return id;
}

const totalOf = async (orderId: string) => (await harness.order(orderId)).total_cents ?? 0;
const payOut = (orderId: string) => attempt(() => setPaidOut(harness.shop.admin, orderId));
const refund = (orderId: string, amountCents: number) =>
  refundOrder(harness.shop.admin, harness.checkout, orderId, {
    amountCents,
    reason: 'A scratch',
    idempotencyKey: newId(),
  });
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
    const { orderId } = await delivered(await privateSeller());
    await refund(orderId, Math.round((await totalOf(orderId)) * 0.9));
    expect(await payOut(orderId)).toMatchObject({ ok: true });
    expect(await payoutsOf(orderId)).toEqual([{ amount_cents: 8_000, offset_cents: 0 }]);
  });

  it('waits until the seller has verified an e-mail address', async () => {
    const sellerId = await privateSeller();
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
    const { orderId } = await delivered(await privateSeller());
    await refund(orderId, await totalOf(orderId));
    expect(await payOut(orderId)).toMatchObject({ ok: false, code: 'not-due' });
    expect(await payoutsOf(orderId)).toEqual([]);
  });

  it('waits while a dispute is open, and is not made once it is lost', async () => {
    const { orderId, payment, charge } = await delivered(await privateSeller());
    const tell = () =>
      takeWebhook(harness.checkout, { id: `evt_${newId()}`, type: 'charge.changed', key: payment.id, ref: null });
    await harness.gateway.takeBack(charge, 'dispute');
    await tell();
    expect(await payOut(orderId)).toMatchObject({ ok: false, code: 'not-due' });
    await harness.gateway.decide(charge, 'lost');
    await tell();
    expect(await dueOf(orderId)).toBe(0);
    expect(await payOut(orderId)).toMatchObject({ ok: false, code: 'not-due' });
  });

  it('excludes returned goods, refunded yet or not', async () => {
    const { orderId } = await delivered(await privateSeller());
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
    await refund(orderId, await totalOf(orderId));
    expect(await payOut(orderId)).toMatchObject({ ok: false, code: 'not-due' });
  });

  it('is made once, also by concurrent requests', async () => {
    const { orderId } = await delivered(await privateSeller());
    const answers = await Promise.all(Array.from({ length: 6 }, () => payOut(orderId)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await payoutsOf(orderId)).toEqual([{ amount_cents: 80_000, offset_cents: 0 }]);
    expect(await payOut(orderId)).toMatchObject({ ok: false, code: 'paid-out' });
  });

  it('withholds what the seller owes on an order that was refunded after its payout', async () => {
    const sellerId = await privateSeller();
    const first = await delivered(sellerId);
    const second = await delivered(sellerId);
    const third = await delivered(sellerId);
    await payOut(first.orderId);
    await refund(first.orderId, await totalOf(first.orderId));
    expect(await dueOf(first.orderId)).toBe(-80_000);
    await refund(second.orderId, Math.round((await totalOf(second.orderId)) / 2));
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
