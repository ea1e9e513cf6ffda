import { lineItemOf, orderOf } from '@headstock/commerce-client/cart-fixture';

export const money = (amountCents: number) => ({ amountCents });

/** What the page of an order asks for: one instrument, paid, unless `more` says otherwise. */
export function orderWith(more: Record<string, unknown>) {
  const base = orderOf('one', [lineItemOf({ id: 'line-one', title: 'Jazzmaster', unitCents: 700_000 })]);
  return {
    ...base,
    number: 'HS-AAAAA-BBBBB',
    completedAt: '2026-11-21T18:00:00Z',
    fullyPaidAt: '2026-11-21T18:00:00Z',
    cancelledAt: null,
    paymentState: 'PAID',
    shipDate: null,
    shipOption: 'home',
    shipment: null,
    store: null,
    shippingMethod: null,
    taxExemptReason: null,
    amountRemaining: money(0),
    amountRemainingLessRefunds: money(0),
    refundable: money(700_000),
    margin: null,
    priceChanges: [],
    shippingChange: null,
    guestKey: 'secret',
    analyticsShown: true,
    viewerActions: ['CANCEL', 'SHIP', 'REFUND', 'RETURN'],
    salesperson: null,
    contact: null,
    lineItems: base.lineItems.map((line) => ({ ...line, state: 'ORDERED', returnedAt: null, returnNotes: null })),
    capturedPayments: [],
    canAcceptPrepaidCodes: true,
    layaway: null,
    refunds: [],
    ...more,
  };
}
