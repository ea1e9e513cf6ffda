import { sql } from 'kysely';
import { newId } from '#api/platform/db/new-id.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { randomNumbers } from '#api/platform/random-numbers.fixture.ts';
import { checkDaily } from '#api/modules/payments/index.ts';
import { sweepPayments } from '#api/modules/payments/sweeper.ts';
import { takeWebhook } from '#api/modules/payments/webhook-inbox.ts';
import type { CheckoutHarness } from '#api/modules/sales/checkout/checkout-harness.fixture.ts';
import { cancelReturn, setReturned } from '#api/modules/sales/orders/return-line-item.ts';
import { refundOrder } from '#api/modules/sales/orders/refund-order.ts';
import { setPaidOut } from '#api/modules/sales/orders/selling-orders.ts';
import { deliverOrder } from '#api/modules/sales/orders/ship-order.ts';
import { withHarness } from './payment-method-scenarios.fixture.ts';

export type PayoutReport = {
  sellers: number;
  orders: number;
  refunds: number;
  disputes: number;
  payouts: number;
  offsets: number;
};
export type LateRefundReport = {
  refunds: number;
  failedLater: number;
  byHand: number;
  found: number;
  attempts: number;
};

const ORDERS = 3;

async function openSeller({ shop, db }: CheckoutHarness): Promise<string> {
  const id = await shop.memberId();
  await db.updateTable('accounts').set({ is_private_seller: true }).where('id', '=', id).execute();
  return id;
}

async function paidOrder(harness: CheckoutHarness, sellerId?: string) {
  const buyer = harness.shop.guest();
  const listing = await harness.shop.listing(sellerId ? { sellerId } : {});
  const orderId = await harness.shop.readyOrder(buyer, listing);
  const { answer } = await harness.pay(buyer, [orderId], await harness.card());
  if (!answer.ok) throw new Error(answer.message);
  return { orderId, paymentId: answer.value.id, charge: answer.value.provider_ref ?? '' };
}

const refund = ({ shop, checkout }: CheckoutHarness, orderId: string, amountCents: number) =>
  attempt(() =>
    refundOrder(shop.admin, checkout, orderId, { amountCents, reason: 'A scratch', idempotencyKey: newId() }),
  );

const tell = ({ checkout }: CheckoutHarness, key: string) =>
  takeWebhook(checkout, { id: `evt_${newId()}`, type: 'charge.changed', key, ref: null });

/** A trial that is over: the seller is due. */
async function deliver({ shop, checkout, db }: CheckoutHarness, orderId: string): Promise<void> {
  await deliverOrder(shop.admin, checkout.publicUrl, orderId);
  await sql`UPDATE shipments SET delivered_at = now() - interval '30 days' WHERE order_id = ${orderId}`.execute(db);
}

async function disputeAndLose(harness: CheckoutHarness, paymentId: string, charge: string): Promise<boolean> {
  const isTaken = await harness.gateway.takeBack(charge, 'dispute').then(
    () => true,
    () => false,
  );
  if (!isTaken) return false;
  await tell(harness, paymentId);
  await harness.gateway.decide(charge, 'lost');
  await tell(harness, paymentId);
  return true;
}

async function returnAndMaybeUndo(harness: CheckoutHarness, orderId: string, isUndone: boolean): Promise<void> {
  const line = harness.db.selectFrom('line_items').select('id').where('order_id', '=', orderId);
  const { id } = await line.executeTakeFirstOrThrow();
  await setReturned(harness.shop.admin, harness.checkout.publicUrl, id, 'Neck too wide');
  if (isUndone) await cancelReturn(harness.shop.admin, id);
}

/** Refunds, disputes, returns and pays out a sale at once, at random. */
async function disturb(
  harness: CheckoutHarness,
  { orderId, paymentId, charge }: Awaited<ReturnType<typeof paidOrder>>,
  next: (below: number) => number,
) {
  const payOut = () => attempt(() => setPaidOut(harness.shop.admin, orderId));
  const [refunded, disputed] = await Promise.all([
    next(2) === 0 ? refund(harness, orderId, 1 + next(60_000)) : undefined,
    next(4) === 0 ? disputeAndLose(harness, paymentId, charge) : false,
    next(4) === 0 ? returnAndMaybeUndo(harness, orderId, next(2) === 0) : undefined,
    payOut(),
    payOut(),
  ]);
  const late = next(3) === 0 ? await refund(harness, orderId, 1 + next(40_000)) : undefined;
  return { refunds: [refunded, late].filter((answer) => answer?.ok).length, disputes: disputed ? 1 : 0 };
}

/**
 * Sellers' sales are refunded, disputed, returned and paid out at once, then paid out again. The check of all money throws when a
 * seller was paid more than was kept, or the books differ.
 */
export function payoutScenario(sellers: number, seed: number): Promise<PayoutReport> {
  const next = randomNumbers(seed);
  return withHarness(async (harness) => {
    const report = { sellers, orders: sellers * ORDERS, refunds: 0, disputes: 0, payouts: 0, offsets: 0 };
    for (let round = 0; round < sellers; round += 1) {
      const sellerId = await openSeller(harness);
      const orders = [];
      for (let count = 0; count < ORDERS; count += 1) orders.push(await paidOrder(harness, sellerId));
      for (const { orderId } of orders) await deliver(harness, orderId);
      for (const { refunds, disputes } of await Promise.all(orders.map((order) => disturb(harness, order, next)))) {
        report.refunds += refunds;
        report.disputes += disputes;
      }
      await Promise.all(orders.map(({ orderId }) => attempt(() => setPaidOut(harness.shop.admin, orderId))));
    }
    const rows = await harness.db.selectFrom('payouts').select('offset_cents').execute();
    report.payouts = rows.length;
    report.offsets = rows.filter(({ offset_cents: cents }) => cents > 0).length;
    return report;
  });
}

/**
 * Refunds succeed and fail later, others are issued in the provider's dashboard, and no webhook arrives. Throws unless the daily
 * check finds each, and every refund succeeds in the end.
 */
export function lateRefundScenario(payments: number, seed: number): Promise<LateRefundReport> {
  const next = randomNumbers(seed);
  return withHarness(async (harness) => {
    const { gateway, checkout, db } = harness;
    const report = { refunds: 0, failedLater: 0, byHand: 0, found: 0, attempts: 0 };
    for (let round = 0; round < payments; round += 1) {
      const { orderId, paymentId, charge } = await paidOrder(harness);
      if (next(3) > 0) {
        await refund(harness, orderId, 1 + next(50_000));
        report.refunds += 1;
        const made = (await gateway.find(paymentId))?.refunds?.[0];
        if (made && next(2) === 0) {
          await gateway.decideRefund(charge, made.id, 'failed');
          report.failedLater += 1;
        }
      }
      if (next(3) === 0) {
        await gateway.refundByHand(charge, 1 + next(50_000));
        report.byHand += 1;
      }
    }
    const differences = await checkDaily(checkout);
    if (differences !== 0) throw new Error(`${differences} differences are left after the daily check.`);
    const count = async (column: 'status' | 'origin', value: 'failed' | 'provider') =>
      (await db.selectFrom('refunds').select('id').where(column, '=', value).execute()).length;
    report.found = (await count('status', 'failed')) + (await count('origin', 'provider'));
    if (report.found !== report.failedLater + report.byHand)
      throw new Error(`${report.found} of ${report.failedLater + report.byHand} changes were found.`);
    await db
      .updateTable('refunds')
      .set({ next_attempt_at: new Date(0) })
      .execute();
    while ((await sweepPayments(checkout)) > 0);
    const rows = await db.selectFrom('refunds').select(['status', 'attempt']).execute();
    if (rows.some(({ status }) => status !== 'succeeded')) throw new Error('Refunds are left open.');
    report.attempts = rows.reduce((sum, { attempt: attempts }) => sum + attempts, 0);
    return report;
  });
}
