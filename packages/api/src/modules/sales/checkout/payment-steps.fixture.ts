import { sql } from 'kysely';
import type { TestGateway } from '#api/modules/payments/gateway/gateway.fixture.ts';
import type { PaymentProvider } from '#api/modules/payments/payment-provider.ts';
import { sweepPayments } from '#api/modules/payments/sweeper.ts';
import { takeWebhook } from '#api/modules/payments/webhook-inbox.ts';
import { refundOrder } from '#api/modules/sales/orders/refund-order.ts';
import type { TestShop } from '#api/modules/sales/orders/shop.fixture.ts';
import { deliverOrder } from '#api/modules/sales/orders/ship-order.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { attempt } from '#api/platform/domain-error.ts';
import type { CheckoutContext } from './checkout-context.ts';

type Setup = { readonly shop: TestShop; readonly checkout: CheckoutContext; readonly gateway: TestGateway };
type WithId = { readonly id: string };

/** The provider charges a card, whatever the shop has on record under the key. */
export const chargeCard = (provider: PaymentProvider, key: string, amountCents: number, token: string) =>
  provider.charge({
    key,
    amountCents,
    currency: 'USD',
    method: { kind: 'card', token },
    returnUrl: 'http://localhost:3000/checkout',
    locale: 'en',
  });

/** What staff, the provider and the sweeper do to an order after it was paid. */
export function paymentSteps({ shop, checkout, gateway }: Setup) {
  const { db } = shop;

  /** Staff refund an amount of an order. Throws a DomainError where that is refused. */
  const refund = (orderId: string, amountCents: number, idempotencyKey = newId()) =>
    refundOrder(shop.admin, checkout, orderId, { amountCents, reason: 'A scratch', idempotencyKey });

  /** Lets time pass for all refunds that have not succeeded: the next sweep tries them again. */
  const makeRefundsDue = () =>
    db
      .updateTable('refunds')
      .set({ next_attempt_at: new Date(0) })
      .where('status', '<>', 'succeeded')
      .execute();

  return {
    refund,
    /** Refunds where that can be refused; gives the outcome. */
    tryRefund: (...request: Parameters<typeof refund>) => attempt(() => refund(...request)),
    refundsOf: (paymentId: string) =>
      db.selectFrom('refunds').selectAll().where('payment_id', '=', paymentId).orderBy('id').execute(),
    refundsAtGateway: async (paymentId: string) => (await gateway.find(paymentId))?.refunds ?? [],
    makeRefundsDue,
    /** Settles what is due, all open refunds among it; gives how much that was. */
    sweepRefunds: async (): Promise<number> => {
      await makeRefundsDue();
      return sweepPayments(checkout);
    },
    /** The provider sends a webhook about a payment. */
    notify: ({ id: key }: WithId, type = 'charge.changed') =>
      takeWebhook(checkout, { id: `evt_${newId()}`, type, key, ref: null }),
    /** Delivers an order long ago, so that the buyer's trial is over and its seller is due. */
    deliver: async (orderId: string): Promise<void> => {
      await deliverOrder(shop.admin, checkout.publicUrl, orderId);
      await sql`UPDATE shipments SET delivered_at = now() - interval '30 days' WHERE order_id = ${orderId}`.execute(db);
    },
  };
}
