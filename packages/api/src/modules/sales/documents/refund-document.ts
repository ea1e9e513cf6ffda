import { paymentLabelId, paymentLabels } from '@headstock/contracts/payments';
import { loadRefunds, type RefundView } from '#api/modules/payments/index.ts';
import type { PricingContext } from '#api/modules/sales/checkout/checkout-context.ts';
import { findVisibleOrder } from '#api/modules/sales/orders/find-visible-order.ts';
import { loadOrders } from '#api/modules/sales/orders/load-orders.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { PrintedDocument } from '#api/platform/pdf/printed-document.ts';
import { shopLines } from '#api/platform/pdf/shop-lines.ts';
import { createFormat, type DocumentFormat, type DocumentOrder, loadDocumentOrder } from './document-order.ts';
import { partiesOf } from './make-document.ts';

function stateOf({ isVoid, status }: RefundView): keyof DocumentFormat['copy']['refundStates'] {
  if (isVoid) return 'void';
  if (status === 'FAILED') return 'failed';
  return status === 'SUCCEEDED' ? 'refunded' : 'pending';
}

/** The payment that a refund goes back to, such as `Stripe •••• 4242`; undefined where it is not known. */
function methodOf({ paymentId }: RefundView, { payments }: DocumentOrder, locale: Locale): string | undefined {
  const paid = payments.find(({ payment }) => payment.id === paymentId);
  if (!paid) return undefined;
  const { payment, isTrade } = paid;
  const detail = payment.last4 ? `•••• ${payment.last4}` : payment.__typename === 'PaymentPrepaidCode' && payment.code;
  return [paymentLabels[locale][paymentLabelId(payment, isTrade)], detail].filter(Boolean).join(' ');
}

/** What was given back for an order, and how far that is; undefined unless the actor may see the order by session. */
export async function findRefundDocument(
  actor: ActorContext,
  pricing: PricingContext,
  refundId: string,
  locale: Locale,
): Promise<PrintedDocument | undefined> {
  const [refund] = await loadRefunds(actor.db, { ids: [refundId] });
  const row = refund && (await findVisibleOrder(actor, refund.orderId));
  const [loaded] = row ? await loadOrders(pricing, [row]) : [];
  if (!refund || !loaded) return undefined;
  const format = createFormat(locale);
  const { copy, day, money } = format;
  const order = await loadDocumentOrder(actor.db, loaded, { principal: actor.principal, isKeyShown: false }, locale);
  const { number, completed_at: placedAt } = order.row;
  const method = methodOf(refund, order, locale);
  return {
    locale,
    heading: copy.refund,
    number: copy.ofOrder(number ?? ''),
    parties: partiesOf(order, format),
    from: shopLines(),
    facts: [
      { label: copy.date, value: day(refund.createdAt) },
      { label: copy.state, value: copy.refundStates[stateOf(refund)] },
      ...(method ? [{ label: copy.paidBackTo, value: method }] : []),
      ...(placedAt ? [{ label: copy.placed, value: day(placedAt) }] : []),
      ...(refund.reason ? [{ label: copy.reason, value: refund.reason }] : []),
    ],
    columns: [],
    rows: [],
    sums: [{ label: copy.refundedAmount, value: money(refund.refundedAmount.amountCents), isTotal: true }],
    notes: [],
  };
}
