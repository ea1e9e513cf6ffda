import { newId } from '#api/platform/db/new-id.ts';
import { cancelOrder } from '#api/modules/sales/orders/cancel-order.ts';
import type { OrderDesk } from '#api/modules/sales/orders/staff-service.ts';
import { mailOrderEvents } from '#api/modules/sales/orders/mail-order-events.ts';
import { refundOrder } from '#api/modules/sales/orders/refund-order.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { sweepPayments } from '#api/modules/payments/sweeper.ts';
import { atTill } from './payment-method-scenarios.fixture.ts';
import { byCode, type Till } from '#api/modules/sales/checkout/checkout-harness.fixture.ts';
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

const deskOf = ({ commerce, shop, clerk }: Till): OrderDesk => ({
  commerce,
  visitor: shop.admin,
  actor: clerk.actor ?? { accountId: shop.houseId, impersonatorId: null, requestId: null },
});

const refund = (desk: OrderDesk, orderId: string, amountCents: number) =>
  attempt(() => refundOrder(desk, orderId, { amountCents, reason: 'A scratch', idempotencyKey: newId() }));

/** Carries out what was promised and refused by the bank at the moment. */
async function sweepRefunds({ db, commerce }: Till): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ settle_after: new Date(0) })
    .where('done_at', 'is', null)
    .execute();
  while ((await sweepPayments(commerce)) > 0)
    await db
      .updateTable('refunds')
      .set({ settle_after: new Date(0) })
      .where('done_at', 'is', null)
      .execute();
}

/** An order is cancelled and refunded several times at once. Throws unless it is cancelled once and all of it goes back, once. */
export function cancelRounds(orders: number, times: number): Promise<CancelReport> {
  return atTill(async (till) => {
    const report = { orders, requests: orders * times * 2, cancelled: 0, refunds: 0 };
    const desk = deskOf(till);
    for (let round = 0; round < orders; round += 1) {
      const { visitor, orderId } = await till.ready(till.shop.guest());
      await till.pay(visitor, [orderId], byCode(await till.code(40_000), 40_000), await till.card());
      const cancels = Array.from({ length: times }, () => attempt(() => cancelOrder(desk, orderId)));
      const refunds = Array.from({ length: times }, () => refund(desk, orderId, 30_000));
      const cancelled = (await Promise.all(cancels)).filter(({ ok }) => ok).length;
      report.refunds += (await Promise.all(refunds)).filter(({ ok }) => ok).length;
      const { paid_cents: paid, refunded_cents: back } = await till.order(orderId);
      if (cancelled !== 1 || paid !== back)
        throw new Error(`Cancelled ${cancelled} times; ${back} of ${paid} went back.`);
      report.cancelled += cancelled;
    }
    return report;
  });
}

/**
 * Cards are disputed, and the disputes decided, while refunds are made and webhooks come doubled and late. Throws when more
 * goes back than was paid, and unless the shop is told of each dispute once.
 */
export function reversalRounds(payments: number, times: number): Promise<ReversalReport> {
  return atTill(async (till) => {
    const report = { payments, webhooks: payments * times * 2, won: 0, lost: 0, refunds: 0, mails: 0 };
    const desk = deskOf(till);
    for (let round = 0; round < payments; round += 1) {
      const { visitor, orderId } = await till.ready(till.shop.guest());
      const { answer } = await till.pay(visitor, [orderId], await till.card());
      if (!answer.ok || answer.value.provider_ref === null) throw new Error('A card was not charged.');
      const { id: key, provider_ref: charge } = answer.value;
      const tell = () =>
        Promise.all(
          Array.from({ length: times }, () =>
            takeWebhook(till.commerce, { id: `evt_${newId()}`, type: 'charge.changed', key, ref: null }),
          ),
        );
      const [, first] = await Promise.all([till.gateway.takeBack(charge, 'dispute'), refund(desk, orderId, 60_000)]);
      const [, second] = await Promise.all([tell(), refund(desk, orderId, 60_000)]);
      const end = round % 2 === 0 ? 'won' : 'lost';
      await till.gateway.decide(charge, end);
      const [, third] = await Promise.all([tell(), refund(desk, orderId, 60_000)]);
      const { paid_cents: paid, refunded_cents: back } = await till.order(orderId);
      if (back > paid) throw new Error(`${back} of ${paid} went back.`);
      report[end] += 1;
      report.refunds += [first, second, third].filter(({ ok }) => ok).length;
    }
    await sweepRefunds(till);
    await Promise.all([1, 2, 3].map(() => mailOrderEvents(till.db, till.commerce.publicUrl)));
    const mails = till.db.selectFrom('outbox').select('id').where('event_key', 'like', 'payment-opened:%');
    report.mails = (await mails.execute()).length;
    if (report.mails !== payments) throw new Error(`${report.mails} mails tell of ${payments} disputes.`);
    return report;
  });
}
