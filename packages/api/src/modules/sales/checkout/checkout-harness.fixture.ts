import { actAs } from '#api/platform/actor-context.fixture.ts';
import { createTestDatabase } from '#api/test-database/create-test-database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { loadOrdersById } from '#api/modules/sales/orders/load-orders.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { checkoutWith, type ListingOptions, openShop } from '#api/modules/sales/orders/shop.fixture.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { amountRemaining } from './payment-request.ts';
import { checkMoney } from '#api/modules/sales/faults/check-money.fixture.ts';
import { startGateway } from '#api/modules/payments/gateway/gateway.fixture.ts';
import { payOrders, resumePayment } from './pay-orders.ts';
import { paymentSteps } from './payment-steps.fixture.ts';
import { newCode } from '#api/modules/payments/stored-value/code.ts';
import { grantCredits, issueCode } from '#api/modules/payments/stored-value/stored-value-accounts.ts';
import { newId } from '#api/platform/db/new-id.ts';
import type { PaymentMethodInput } from '#api/modules/payments/methods/payment-method.ts';

const QUICK = { GATEWAY_ACH_MS: '300', GATEWAY_TERMINAL_MS: '300' };

/** A shop with a gateway that answers soon, and what is needed to pay in several ways. */
export async function openCheckoutHarness() {
  const database = await createTestDatabase({ concurrent: true });
  const gateway = await startGateway(QUICK);
  const shop = await openShop(database.db);
  const { db } = database;
  const checkout = checkoutWith(db, gateway.url);
  const clerk = actAs(shop.admin, { rights: { canUseStripeTerminal: true, canUseManualPayment: true } });
  const issue = { isTrade: false, notes: null, issuedBy: shop.houseId };

  /** A shopper's order, ready to be paid. Its total is 107,000 cents for each guitar. */
  async function ready(visitor: ActorContext, guitars = 1, options: ListingOptions = {}) {
    const listings = await Promise.all(Array.from({ length: guitars }, () => shop.listing(options)));
    const orderId = await shop.readyOrder(visitor, ...listings);
    return { visitor, orderId, listingId: listings[0] ?? '' };
  }

  async function requestFor(orderIds: readonly string[], methods: readonly PaymentMethodInput[]) {
    const orders = await loadOrdersById(checkout, orderIds);
    const shown = orders.map((order) => ({
      orderId: order.row.id,
      version: order.row.version,
      amountCents: amountRemaining(order),
    }));
    return { orders: shown, methods, idempotencyKey: newId() };
  }

  /** Pays for orders as they are now; gives the answer and the key. */
  async function pay(payer: ActorContext, orderIds: readonly string[], ...methods: PaymentMethodInput[]) {
    const request = await requestFor(orderIds, methods);
    const answer = await attempt(() => payOrders(payer, checkout, request));
    return { answer, key: request.idempotencyKey, request };
  }

  /** The same where nothing is refused; gives the payment, and the provider's id of its charge. */
  async function mustPay(payer: ActorContext, orderIds: readonly string[], ...methods: PaymentMethodInput[]) {
    const { answer, key } = await pay(payer, orderIds, ...methods);
    if (!answer.ok) throw new Error(answer.message);
    return { payment: answer.value, charge: answer.value.provider_ref ?? '', key };
  }

  const card = async (number?: string, amountCents: number | null = null): Promise<PaymentMethodInput> => ({
    method: { kind: 'card', token: await gateway.token(number) },
    amountCents,
  });
  const steps = paymentSteps({ shop, checkout, gateway });
  const payment = (id: string) => db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  /** A guest's order of a listing, paid by card. */
  async function paidByCard(options: ListingOptions = {}) {
    const { visitor, orderId } = await ready(shop.guest(), 1, options);
    return { visitor, orderId, ...(await mustPay(visitor, [orderId], await card())) };
  }

  /** A guest's order, paid by bank transfer after 7,000 cents of each code. */
  async function paidByBank(...codes: string[]) {
    const { visitor, orderId } = await ready(shop.guest());
    const methods = codes.map((code) => byCode(code, 7_000));
    const submitted = await mustPay(visitor, [orderId], ...methods, { method: { kind: 'ach' }, amountCents: null });
    await gateway.answer(submitted.payment.action_url ?? '', 'confirm');
    for (let turn = 0; turn < 100; turn += 1) {
      await steps.notify(submitted.payment);
      const paid = await payment(submitted.payment.id);
      if (paid.status === 'CAPTURED') return { ...submitted, visitor, orderId, payment: paid };
      await wait(50);
    }
    throw new Error('The bank did not pay.');
  }

  return {
    database,
    db,
    gateway,
    shop,
    checkout,
    clerk,
    ready,
    requestFor,
    pay,
    mustPay,
    paidByCard,
    paidByBank,
    ...steps,
    card,
    payment,
    resume: (visitor: ActorContext, key: string) => resumePayment(visitor, checkout, key),
    code: (cents: number, expiresAt: Date | null = null, isTrade = false): Promise<string> =>
      tx(db, (trx) => issueCode(trx, newCode(), { ...issue, cents, isTrade }, expiresAt)),
    credit: (accountId: string, cents: number, isTrade = false): Promise<string> =>
      tx(db, (trx) => grantCredits(trx, accountId, { ...issue, cents, isTrade })),
    order: (id: string) => db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    listing: (id: string) => db.selectFrom('listings').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    balance: async (accountId: string): Promise<number> => {
      const account = db.selectFrom('stored_value_accounts').select('balance_cents').where('id', '=', accountId);
      return (await account.executeTakeFirstOrThrow()).balance_cents;
    },
    makeDue: () =>
      db
        .updateTable('payments')
        .set({ next_attempt_at: new Date(0) })
        .where('status', 'in', ['SUBMITTED', 'REQUIRES_ACTION'])
        .execute(),
    /** Checks all money first; charges are looked up at `provider` in place of the gateway. */
    async close(provider: Parameters<typeof checkMoney>[1] = gateway): Promise<void> {
      try {
        await checkMoney(db, provider);
      } finally {
        await gateway.close();
        await database.drop();
      }
    },
  };
}

export type CheckoutHarness = Awaited<ReturnType<typeof openCheckoutHarness>>;

/** A method out of a code's account. */
export const byCode = (accountId: string, amountCents: number | null = null): PaymentMethodInput => ({
  method: { kind: 'code', accountId },
  amountCents,
});

/** A method out of the buyer's credits. */
export const byCredits = (amountCents: number | null = null, isTrade = false): PaymentMethodInput => ({
  method: { kind: 'store-credits', isTrade },
  amountCents,
});

/** Cash over the counter. */
export const byHand = (amountCents: number | null = null): PaymentMethodInput => ({
  method: { kind: 'manual', type: 'Cash', notes: 'Register 2' },
  amountCents,
});
