import { cancelOrder } from '#api/modules/sales/orders/cancel-order.ts';
import { mailOrderEvents } from '#api/modules/sales/orders/mail-order-events.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { withHarness } from './payment-method-scenarios.fixture.ts';
import { byCode } from '#api/modules/sales/checkout/checkout-harness.fixture.ts';

export type CancelReport = { orders: number; requests: number; cancelled: number; refunds: number };
export type ReversalReport = {
  payments: number;
  webhooks: number;
  won: number;
  lost: number;
  refunds: number;
  mails: number;
};

/** Cancels and refunds an order several times at once. Throws unless it is cancelled once, and refunded in full, once. */
export function cancelScenario(orders: number, times: number): Promise<CancelReport> {
  return withHarness(async (harness) => {
    const report = { orders, requests: orders * times * 2, cancelled: 0, refunds: 0 };
    for (let round = 0; round < orders; round += 1) {
      const { visitor, orderId } = await harness.ready(harness.shop.guest());
      await harness.pay(visitor, [orderId], byCode(await harness.code(40_000), 40_000), await harness.card());
      const cancels = Array.from({ length: times }, () =>
        attempt(() => cancelOrder(harness.shop.admin, harness.checkout, orderId)),
      );
      const refunds = Array.from({ length: times }, () => harness.tryRefund(orderId, 30_000));
      const cancelled = (await Promise.all(cancels)).filter(({ ok }) => ok).length;
      report.refunds += (await Promise.all(refunds)).filter(({ ok }) => ok).length;
      const { paid_cents: paid, refunded_cents: back } = await harness.order(orderId);
      if (cancelled !== 1 || paid !== back)
        throw new Error(`Cancelled ${cancelled} times; ${back} of ${paid} were refunded.`);
      report.cancelled += cancelled;
    }
    return report;
  });
}

/**
 * Cards are disputed, and the disputes decided, while refunds are made and webhooks arrive twice and late. Throws when more
 * is refunded than was paid, and unless the shop is notified of each dispute once.
 */
export function reversalScenario(payments: number, times: number): Promise<ReversalReport> {
  return withHarness(async (harness) => {
    const report = { payments, webhooks: payments * times * 2, won: 0, lost: 0, refunds: 0, mails: 0 };
    for (let round = 0; round < payments; round += 1) {
      const { orderId, payment, charge } = await harness.paidByCard();
      const notify = () => Promise.all(Array.from({ length: times }, () => harness.notify(payment)));
      const [, first] = await Promise.all([
        harness.gateway.takeBack(charge, 'dispute'),
        harness.tryRefund(orderId, 60_000),
      ]);
      const [, second] = await Promise.all([notify(), harness.tryRefund(orderId, 60_000)]);
      const end = round % 2 === 0 ? 'won' : 'lost';
      await harness.gateway.decide(charge, end);
      const [, third] = await Promise.all([notify(), harness.tryRefund(orderId, 60_000)]);
      const { paid_cents: paid, refunded_cents: back } = await harness.order(orderId);
      if (back > paid) throw new Error(`${back} of ${paid} were refunded.`);
      report[end] += 1;
      report.refunds += [first, second, third].filter(({ ok }) => ok).length;
    }
    while ((await harness.sweepRefunds()) > 0);
    await Promise.all([1, 2, 3].map(() => mailOrderEvents(harness.db, harness.checkout.publicUrl)));
    const mails = harness.db.selectFrom('outbox').select('id').where('event_key', 'like', 'payment-opened:%');
    report.mails = (await mails.execute()).length;
    if (report.mails !== payments) throw new Error(`${report.mails} mails for ${payments} disputes.`);
    return report;
  });
}
