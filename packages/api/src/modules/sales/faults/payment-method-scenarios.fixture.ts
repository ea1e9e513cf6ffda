import { newId } from '#api/platform/db/new-id.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { mailOrderEvents } from '#api/modules/sales/orders/mail-order-events.ts';
import { refundOrder } from '#api/modules/sales/orders/refund-order.ts';
import { checkMoney } from './check-money.fixture.ts';
import { byCode, byCredits, openTill, type Till } from '#api/modules/sales/checkout/checkout-harness.fixture.ts';
import { takeWebhook } from '#api/modules/payments/webhook-inbox.ts';

export type CodeReport = { rounds: number; paid: number; refusals: number };
export type RefundReport = { orders: number; requests: number; refunds: number };
export type WebhookReport = { payments: number; webhooks: number; placed: number; mails: number };

const TOTAL = 107_000;

/** Works at a till of its own, and finds every cent at the end. */
export async function atTill<Report>(work: (till: Till) => Promise<Report>): Promise<Report> {
  const till = await openTill();
  try {
    const report = await work(till);
    await checkMoney(till.db, till.gateway);
    return report;
  } finally {
    await till.close();
  }
}

/** Carts spend one code at once, round after round. Throws unless it pays exactly as often as there is money on it. */
export function codeRounds(rounds: number, carts: number): Promise<CodeReport> {
  return atTill(async (till) => {
    const report = { rounds, paid: 0, refusals: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const enoughFor = 1 + (round % 2);
      const purse = await till.code(TOTAL * enoughFor);
      const ready = await Promise.all(Array.from({ length: carts }, () => till.ready(till.shop.guest())));
      const answers = await Promise.all(
        ready.map(({ visitor, orderId }) => till.pay(visitor, [orderId], byCode(purse, TOTAL))),
      );
      const paid = answers.filter(({ answer }) => answer.ok).length;
      const refusals = answers.filter(({ answer }) => !answer.ok && answer.code === 'insufficient').length;
      if (paid !== enoughFor || refusals !== carts - enoughFor)
        throw new Error(`A code for ${enoughFor} paid ${paid}, and refused ${refusals} of ${carts} clearly.`);
      report.paid += paid;
      report.refusals += refusals;
    }
    return report;
  });
}

/** Orders of one account spend its credits at once. Throws unless they pay exactly as often as there is money. */
export function creditRounds(rounds: number, carts: number): Promise<CodeReport> {
  return atTill(async (till) => {
    const report = { rounds, paid: 0, refusals: 0 };
    const sellers = await Promise.all(Array.from({ length: carts }, () => till.shop.member()));
    for (let round = 0; round < rounds; round += 1) {
      const enoughFor = 1 + (round % 2);
      const buyer = await till.shop.member();
      await till.credit(buyer.accountId ?? '', TOTAL * enoughFor);
      const orders: string[] = [];
      for (const { accountId } of sellers)
        orders.push(await till.shop.readyOrder(buyer, await till.shop.listing({ sellerId: accountId ?? '' })));
      const answers = await Promise.all(orders.map((orderId) => till.pay(buyer, [orderId], byCredits())));
      const paid = answers.filter(({ answer }) => answer.ok).length;
      const refusals = answers.filter(({ answer }) => !answer.ok && answer.code === 'insufficient').length;
      if (paid !== enoughFor || refusals !== carts - enoughFor)
        throw new Error(`Credits for ${enoughFor} paid ${paid}, and refused ${refusals} of ${carts} clearly.`);
      report.paid += paid;
      report.refusals += refusals;
    }
    return report;
  });
}

/** Refunds of one order come several at once. Throws when more goes back than was paid. */
export function refundRounds(orders: number, times: number): Promise<RefundReport> {
  return atTill(async (till) => {
    const report = { orders, requests: orders * times, refunds: 0 };
    const desk = {
      commerce: till.commerce,
      visitor: till.shop.admin,
      actor: { accountId: till.shop.houseId, impersonatorId: null, requestId: null },
    };
    for (let round = 0; round < orders; round += 1) {
      const { visitor, orderId } = await till.ready(till.shop.guest());
      await till.pay(visitor, [orderId], byCode(await till.code(40_000), 40_000), await till.card());
      const answers = await Promise.all(
        Array.from({ length: times }, () => {
          const request = { amountCents: 50_000, reason: 'A scratch', idempotencyKey: newId() };
          return attempt(() => refundOrder(desk, orderId, request));
        }),
      );
      const refunds = answers.filter(({ ok }) => ok).length;
      if (refunds !== 2) throw new Error(`${refunds} refunds of 50,000 of ${TOTAL} were given.`);
      report.refunds += refunds;
    }
    return report;
  });
}

/**
 * Webhooks come late, doubled and in any order for payments with several tenders, and the mails are written by several at once.
 * Throws unless each is placed, and told of, once.
 */
export function webhookRounds(payments: number, times: number): Promise<WebhookReport> {
  return atTill(async (till) => {
    const report = { payments, webhooks: 0, placed: 0, mails: 0 };
    const types = ['charge.refunded', 'charge.failed', 'charge.succeeded', 'charge.canceled'];
    for (let round = 0; round < payments; round += 1) {
      const { visitor, orderId } = await till.ready(till.shop.guest());
      const wallet = { method: { kind: 'paypal' }, amountCents: null } as const;
      const { answer } = await till.pay(visitor, [orderId], byCode(await till.code(7_000), 7_000), wallet);
      if (!answer.ok) throw new Error(answer.message);
      const { id, action_url: url } = answer.value;
      const events = types.map((type) => ({ id: `evt_${newId()}`, type, key: id, ref: null }));
      const send = () => Promise.all(events.map((event) => takeWebhook(till.commerce, event)));
      await send();
      await till.gateway.answer(url ?? '', 'confirm');
      const fresh = { id: `evt_${newId()}`, type: 'charge.succeeded', key: id, ref: null };
      for (let turn = 0; turn < times; turn += 1)
        await Promise.all([send(), takeWebhook(till.commerce, fresh), takeWebhook(till.commerce, fresh)]);
      report.webhooks += types.length + times * (types.length + 2);
      if ((await till.order(orderId)).payment_state === 'PAID') report.placed += 1;
    }
    await Promise.all([1, 2, 3].map(() => mailOrderEvents(till.db, till.commerce.publicUrl)));
    const mails = till.db.selectFrom('outbox').select('id').where('event_key', 'like', 'order-paid:%');
    report.mails = (await mails.execute()).length;
    if (report.mails !== payments) throw new Error(`${report.mails} mails tell of ${payments} payments.`);
    if (report.placed !== payments) throw new Error(`${report.placed} of ${payments} payments placed their order.`);
    return report;
  });
}
