import { attempt } from '#api/platform/domain-error.ts';
import { randomNumbers } from '#api/platform/random-numbers.fixture.ts';
import { checkDaily } from '#api/modules/payments/index.ts';
import { sweepPayments } from '#api/modules/payments/sweeper.ts';
import type { CheckoutHarness } from '#api/modules/sales/checkout/checkout-harness.fixture.ts';
import { cancelReturn, setReturned } from '#api/modules/sales/orders/return-line-item.ts';
import { setPaidOut } from '#api/modules/sales/orders/payouts.ts';
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

type Sale = Awaited<ReturnType<CheckoutHarness['paidByCard']>>;

async function disputeAndLose({ gateway, notify }: CheckoutHarness, { payment, charge }: Sale): Promise<boolean> {
  const isTaken = await gateway.takeBack(charge, 'dispute').then(
    () => true,
    () => false,
  );
  if (!isTaken) return false;
  await notify(payment);
  await gateway.decide(charge, 'lost');
  await notify(payment);
  return true;
}

async function returnAndMaybeUndo(harness: CheckoutHarness, orderId: string, isUndone: boolean): Promise<void> {
  const line = harness.db.selectFrom('line_items').select('id').where('order_id', '=', orderId);
  const { id } = await line.executeTakeFirstOrThrow();
  await setReturned(harness.shop.admin, harness.checkout.publicUrl, id, 'Neck too wide');
  if (isUndone) await cancelReturn(harness.shop.admin, id);
}

/** Refunds, disputes, returns and pays out a sale at once, at random. */
async function disturb(harness: CheckoutHarness, sale: Sale, next: (below: number) => number) {
  const { orderId } = sale;
  const payOut = () => attempt(() => setPaidOut(harness.shop.admin, harness.checkout.publicUrl, orderId));
  const [refunded, disputed] = await Promise.all([
    next(2) === 0 ? harness.tryRefund(orderId, 1 + next(60_000)) : undefined,
    next(4) === 0 ? disputeAndLose(harness, sale) : false,
    next(4) === 0 ? returnAndMaybeUndo(harness, orderId, next(2) === 0) : undefined,
    payOut(),
    payOut(),
  ]);
  const late = next(3) === 0 ? await harness.tryRefund(orderId, 1 + next(40_000)) : undefined;
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
      const sellerId = await harness.shop.privateSeller();
      const orders = [];
      for (let count = 0; count < ORDERS; count += 1) orders.push(await harness.paidByCard({ sellerId }));
      for (const { orderId } of orders) await harness.deliver(orderId);
      for (const { refunds, disputes } of await Promise.all(orders.map((order) => disturb(harness, order, next)))) {
        report.refunds += refunds;
        report.disputes += disputes;
      }
      await Promise.all(
        orders.map(({ orderId }) => attempt(() => setPaidOut(harness.shop.admin, harness.checkout.publicUrl, orderId))),
      );
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
      const { orderId, payment, charge } = await harness.paidByCard();
      if (next(3) > 0) {
        await harness.tryRefund(orderId, 1 + next(50_000));
        report.refunds += 1;
        const [made] = await harness.refundsAtGateway(payment.id);
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
    await harness.makeRefundsDue();
    while ((await sweepPayments(checkout)) > 0);
    const rows = await db.selectFrom('refunds').select(['status', 'attempt']).execute();
    if (rows.some(({ status }) => status !== 'succeeded')) throw new Error('Refunds are left open.');
    report.attempts = rows.reduce((sum, { attempt: attempts }) => sum + attempts, 0);
    return report;
  });
}
