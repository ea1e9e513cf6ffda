import { newId } from '#api/platform/db/new-id.ts';
import { mailOrderEvents } from '#api/modules/sales/orders/mail-order-events.ts';
import {
  byCode,
  byCredits,
  openCheckoutHarness,
  type CheckoutHarness,
} from '#api/modules/sales/checkout/checkout-harness.fixture.ts';
import { takeWebhook } from '#api/modules/payments/webhook-inbox.ts';

export type CodeReport = { rounds: number; paid: number; refusals: number };
export type RefundReport = { orders: number; requests: number; refunds: number };
export type WebhookReport = { payments: number; webhooks: number; placed: number; mails: number };

const TOTAL = 107_000;

/** Runs `work` with a harness of its own, and checks all money at the end. */
export async function withHarness<Report>(work: (harness: CheckoutHarness) => Promise<Report>): Promise<Report> {
  const harness = await openCheckoutHarness();
  try {
    return await work(harness);
  } finally {
    // Closing checks all money, and throws as well.
    await harness.close();
  }
}

/** Carts spend one code at once, round after round. Throws unless it pays for exactly as many carts as its balance covers. */
export function codeScenario(rounds: number, carts: number): Promise<CodeReport> {
  return withHarness(async (harness) => {
    const report = { rounds, paid: 0, refusals: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const enoughFor = 1 + (round % 2);
      const account = await harness.code(TOTAL * enoughFor);
      const ready = await Promise.all(Array.from({ length: carts }, () => harness.ready(harness.shop.guest())));
      const answers = await Promise.all(
        ready.map(({ visitor, orderId }) => harness.pay(visitor, [orderId], byCode(account, TOTAL))),
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

/** Orders of one account spend its credits at once. Throws unless they pay for exactly as many orders as they cover. */
export function creditScenario(rounds: number, carts: number): Promise<CodeReport> {
  return withHarness(async (harness) => {
    const report = { rounds, paid: 0, refusals: 0 };
    const sellers = await Promise.all(Array.from({ length: carts }, () => harness.shop.memberId()));
    for (let round = 0; round < rounds; round += 1) {
      const enoughFor = 1 + (round % 2);
      const buyer = await harness.shop.member();
      await harness.credit(buyer.principal.accountId ?? '', TOTAL * enoughFor);
      const orders: string[] = [];
      for (const sellerId of sellers)
        orders.push(await harness.shop.readyOrder(buyer, await harness.shop.listing({ sellerId })));
      const answers = await Promise.all(orders.map((orderId) => harness.pay(buyer, [orderId], byCredits())));
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

/** Refunds one order several times at once. Throws when more is refunded than was paid. */
export function refundScenario(orders: number, times: number): Promise<RefundReport> {
  return withHarness(async (harness) => {
    const report = { orders, requests: orders * times, refunds: 0 };
    for (let round = 0; round < orders; round += 1) {
      const { visitor, orderId } = await harness.ready(harness.shop.guest());
      await harness.pay(visitor, [orderId], byCode(await harness.code(40_000), 40_000), await harness.card());
      const answers = await Promise.all(Array.from({ length: times }, () => harness.tryRefund(orderId, 50_000)));
      const refunds = answers.filter(({ ok }) => ok).length;
      if (refunds !== 2) throw new Error(`${refunds} refunds of 50,000 of ${TOTAL} were given.`);
      report.refunds += refunds;
    }
    return report;
  });
}

/**
 * Webhooks arrive late, twice and in any order for payments with several methods, and several runs write the mails at once. Throws
 * unless each order is placed, and mailed about, once.
 */
export function webhookScenario(payments: number, times: number): Promise<WebhookReport> {
  return withHarness(async (harness) => {
    const report = { payments, webhooks: 0, placed: 0, mails: 0 };
    const types = ['charge.refunded', 'charge.failed', 'charge.succeeded', 'charge.canceled'];
    for (let round = 0; round < payments; round += 1) {
      const { visitor, orderId } = await harness.ready(harness.shop.guest());
      const wallet = { method: { kind: 'paypal' }, amountCents: null } as const;
      const code = byCode(await harness.code(7_000), 7_000);
      const { id, action_url: url } = (await harness.mustPay(visitor, [orderId], code, wallet)).payment;
      const events = types.map((type) => ({ id: `evt_${newId()}`, type, key: id, ref: null }));
      const send = () => Promise.all(events.map((event) => takeWebhook(harness.checkout, event)));
      await send();
      await harness.gateway.answer(url ?? '', 'confirm');
      const fresh = { id: `evt_${newId()}`, type: 'charge.succeeded', key: id, ref: null };
      for (let turn = 0; turn < times; turn += 1)
        await Promise.all([send(), takeWebhook(harness.checkout, fresh), takeWebhook(harness.checkout, fresh)]);
      report.webhooks += types.length + times * (types.length + 2);
      if ((await harness.order(orderId)).payment_state === 'PAID') report.placed += 1;
    }
    await Promise.all([1, 2, 3].map(() => mailOrderEvents(harness.db, harness.checkout.publicUrl)));
    const mails = harness.db.selectFrom('outbox').select('id').where('event_key', 'like', 'order-paid:%');
    report.mails = (await mails.execute()).length;
    if (report.mails !== payments) throw new Error(`${report.mails} mails for ${payments} payments.`);
    if (report.placed !== payments) throw new Error(`${report.placed} of ${payments} payments placed their order.`);
    return report;
  });
}
