import { actAs } from '#api/platform/actor-context.fixture.ts';
import { createTestDatabase } from '#api/test-database/create-test-database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { loadOrdersById } from '#api/modules/sales/orders/load-orders.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { checkoutWith, openShop } from '#api/modules/sales/orders/shop.fixture.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { amountRemaining } from './payment-request.ts';
import { checkMoney } from '#api/modules/sales/faults/check-money.fixture.ts';
import { startGateway } from '#api/modules/payments/gateway/gateway.fixture.ts';
import { payOrders, resumePayment } from './pay-orders.ts';
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
  async function ready(visitor: ActorContext, guitars = 1) {
    const listings = await Promise.all(Array.from({ length: guitars }, () => shop.listing()));
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
    resume: (visitor: ActorContext, key: string) => resumePayment(visitor, checkout, key),
    card: async (number?: string, amountCents: number | null = null): Promise<PaymentMethodInput> => ({
      method: { kind: 'card', token: await gateway.token(number) },
      amountCents,
    }),
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
