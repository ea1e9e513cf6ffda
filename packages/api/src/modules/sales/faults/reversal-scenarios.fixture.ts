import { newId } from '#api/platform/db/new-id.ts';
import { cancelOrder } from '#api/modules/sales/orders/cancel-order.ts';
import { mailOrderEvents } from '#api/modules/sales/orders/mail-order-events.ts';
import { refundOrder } from '#api/modules/sales/orders/refund-order.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { sweepPayments } from '#api/modules/payments/sweeper.ts';
import { withHarness } from './payment-method-scenarios.fixture.ts';
import { byCode, type CheckoutHarness } from '#api/modules/sales/checkout/checkout-harness.fixture.ts';
import { takeWebhook } from '#api/modules/payments/webhook-inbox.ts';

export type CancelReport = { orders: number; requests: number; cancelled: number; refunds: number };
export type ReversalReport = {
  payments: number;
  webhooks: number;
  won: number;
  lost: number;
  refunds: number;
  mails: number;
};

const refund = ({ shop, checkout }: CheckoutHarness, orderId: string, amountCents: number) =>
  attempt(() =>
    refundOrder(shop.admin, checkout, orderId, { amountCents, reason: 'A scratch', idempotencyKey: newId() }),
  );

/** Carries out pending refunds that the bank refused at first. */
async function sweepRefunds({ db, checkout }: CheckoutHarness): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ next_attempt_at: new Date(0) })
    .where('status', '<>', 'succeeded')
    .execute();
  while ((await sweepPayments(checkout)) > 0)
    await db
      .updateTable('refunds')
      .set({ next_attempt_at: new Date(0) })
      .where('status', '<>', 'succeeded')
      .execute();
}

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
      const refunds = Array.from({ length: times }, () => refund(harness, orderId, 30_000));
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
      const { visitor, orderId } = await harness.ready(harness.shop.guest());
      const { answer } = await harness.pay(visitor, [orderId], await harness.card());
      if (!answer.ok || answer.value.provider_ref === null) throw new Error('A card was not charged.');
      const { id: key, provider_ref: charge } = answer.value;
      const tell = () =>
        Promise.all(
          Array.from({ length: times }, () =>
            takeWebhook(harness.checkout, { id: `evt_${newId()}`, type: 'charge.changed', key, ref: null }),
          ),
        );
      const [, first] = await Promise.all([
        harness.gateway.takeBack(charge, 'dispute'),
        refund(harness, orderId, 60_000),
      ]);
      const [, second] = await Promise.all([tell(), refund(harness, orderId, 60_000)]);
      const end = round % 2 === 0 ? 'won' : 'lost';
      await harness.gateway.decide(charge, end);
      const [, third] = await Promise.all([tell(), refund(harness, orderId, 60_000)]);
      const { paid_cents: paid, refunded_cents: back } = await harness.order(orderId);
      if (back > paid) throw new Error(`${back} of ${paid} were refunded.`);
      report[end] += 1;
      report.refunds += [first, second, third].filter(({ ok }) => ok).length;
    }
    await sweepRefunds(harness);
    await Promise.all([1, 2, 3].map(() => mailOrderEvents(harness.db, harness.checkout.publicUrl)));
    const mails = harness.db.selectFrom('outbox').select('id').where('event_key', 'like', 'payment-opened:%');
    report.mails = (await mails.execute()).length;
    if (report.mails !== payments) throw new Error(`${report.mails} mails for ${payments} disputes.`);
    return report;
  });
}
