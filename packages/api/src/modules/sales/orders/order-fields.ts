import { trackingUrl } from '@headstock/contracts/carriers';
import { storeToAddress, toAddress } from '#api/modules/accounts/index.ts';
import { amountRemaining } from '#api/modules/sales/checkout/payment-request.ts';
import { takesCodes } from '#api/modules/sales/checkout/accepts-codes.ts';
import { methodName } from '#api/modules/fulfilment/index.ts';
import { type Money, toMoney } from '#api/platform/money.ts';
import type { RequestContext } from '#api/http/context.ts';
import type { ResolverMap } from '#api/graphql/resolver-map.ts';
import type { OrderLine } from './load-lines.ts';
import { messagesIn } from './messages.ts';
import { actionsFor, type OrderSide } from './order-actions.model.ts';
import { isBuyer, isSeller, principalOf } from './order-ownership.ts';
import { type OrderView } from './order-view.ts';
import { lineAmount, type OrderPrice } from './pricing.model.ts';

const price =
  (field: keyof OrderPrice) =>
  (order: OrderView): Money =>
    toMoney(order.price[field]);

/** A line knows the batch of its order. */
type LineView = OrderLine & { readonly order: OrderView };

async function person(order: OrderView, id: string | null) {
  return id === null ? null : ((await order.batch.people()).get(id) ?? null);
}

const isLocalOnly = (lines: readonly OrderLine[]): boolean => lines.some(({ goods }) => goods.localPickupOnly);

/** An order's shipment: planned as soon as an address is known, with tracking once it is on its way. */
async function shipment(order: OrderView, { locale }: RequestContext) {
  const row = (await order.batch.shipments()).get(order.id);
  if (!row && !order.address) return null;
  return {
    id: row?.id ?? order.id,
    trackingNumber: row?.tracking_number ?? null,
    trackingUrl: row ? trackingUrl(row.carrier_name, row.tracking_number) : null,
    carrierName: row?.carrier_name ?? null,
    deliveredAt: row?.delivered_at ?? null,
    address: order.address ? toAddress(order.address, locale) : null,
  };
}

/** Answers whether the purchase was counted, and remembers that the buyer's page has asked. */
async function analyticsShown({ row }: OrderView, context: RequestContext): Promise<boolean> {
  if (row.completed_at !== null && !row.analytics_shown && isBuyer(principalOf(context), row))
    await context.db.updateTable('orders').set({ analytics_shown: true }).where('id', '=', row.id).execute();
  return row.analytics_shown;
}

function shippingMethod({ methodRef, price: { shippingCents } }: OrderView, { locale }: RequestContext) {
  return methodRef === null ? null : { name: methodName(methodRef)[locale], price: toMoney(shippingCents) };
}

function feeDescription({ row }: OrderView, { locale }: RequestContext): string | null {
  if (row.fee_basis_points === 0) return null;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return messagesIn(locale).affirmFee(percent.format(row.fee_basis_points / 10_000));
}

function sideOf({ row, isKeyShown }: OrderView, context: RequestContext): OrderSide {
  const principal = principalOf(context);
  if (principal.isAdmin) return 'admin';
  if (isBuyer(principal, row)) return 'buyer';
  if (isSeller(principal, row)) return 'seller';
  return isKeyShown ? 'guest' : 'reader';
}

const refundableCents = ({ row }: OrderView): number => row.paid_cents - row.refunded_cents - row.disputed_cents;

function viewerActions(order: OrderView, context: RequestContext) {
  const { row, lines } = order;
  return actionsFor(sideOf(order, context), {
    isPlaced: row.completed_at !== null,
    isCancelled: row.cancelled_at !== null,
    isBeingPaid: row.paying_payment_id !== null,
    isDisputed: row.disputed_cents > 0,
    openCents: amountRemaining(order),
    refundableCents: refundableCents(order),
    shipOption: row.ship_option,
    isSent: row.ship_date !== null,
    lines: lines.map(({ state }) => state),
  });
}

/** The fields of orders, their lines, payments and refunds. */
export const orderFields = {
  Order: {
    number: ({ row }: OrderView) => row.number,
    reference: ({ row }: OrderView) => row.reference,
    version: ({ row }: OrderView) => row.version,
    completedAt: ({ row }: OrderView) => row.completed_at,
    fullyPaidAt: ({ row }: OrderView) => row.fully_paid_at,
    cancelledAt: ({ row }: OrderView) => row.cancelled_at,
    paymentState: ({ row }: OrderView) => row.payment_state,
    canAcceptPrepaidCodes: async (order: OrderView) => {
      const seller = await person(order, order.row.seller_account_id);
      return seller !== null && takesCodes(seller);
    },
    requiresShipping: ({ lines }: OrderView) => lines.some(({ goods }) => goods.requiresShipping),
    localPickupOnly: ({ lines }: OrderView) => isLocalOnly(lines),
    canPickUp: async (order: OrderView) => {
      const seller = await person(order, order.row.seller_account_id);
      return isLocalOnly(order.lines) || seller?.isProfessionalSeller !== true;
    },
    analyticsShown: (order: OrderView, _args: unknown, context) => analyticsShown(order, context),
    canSetTracking: (order: OrderView, _args: unknown, context) =>
      viewerActions(order, context).includes('SET_TRACKING'),
    shipDate: ({ row }: OrderView) => row.ship_date,
    taxExemptReason: ({ row }: OrderView) => row.tax_exempt_reason,
    shared: ({ row }: OrderView, _args: unknown, context) =>
      !isBuyer(principalOf(context), row) || (row.completed_at === null && row.drafted_by !== null),
    draftedBy: (order: OrderView) => person(order, order.row.completed_at === null ? order.row.drafted_by : null),
    salesperson: (order: OrderView) => person(order, order.row.salesperson_id),
    seller: (order: OrderView) => person(order, order.row.seller_account_id),
    contact: (order: OrderView) => person(order, order.row.contact_id),
    account: (order: OrderView) => person(order, order.row.account_id),
    shipment: (order: OrderView, _args: unknown, context) => shipment(order, context),
    shippingMethod: (order: OrderView, _args: unknown, context) => shippingMethod(order, context),
    shippingMethodRef: ({ methodRef }: OrderView) => methodRef,
    shipOption: ({ row }: OrderView) => row.ship_option,
    store: ({ store }: OrderView, _args: unknown, { locale }) => store && storeToAddress(store, locale),
    subTotal: price('subTotalCents'),
    tax: price('taxCents'),
    shippingCost: price('shippingCents'),
    extraFee: price('extraFeeCents'),
    extraFeeDescription: (order: OrderView, _args: unknown, context) => feeDescription(order, context),
    discountTotal: price('discountCents'),
    total: price('totalCents'),
    amountRemaining: (order: OrderView) => toMoney(amountRemaining(order)),
    amountRemainingLessRefunds: (order: OrderView) => toMoney(amountRemaining(order)),
    paymentBalance: ({ row }: OrderView) => toMoney(row.paid_cents - row.refunded_cents),
    lineItems: (order: OrderView): LineView[] => order.lines.map((line) => ({ ...line, order })),
    capturedPayments: async ({ id, batch }: OrderView) =>
      (await batch.captured()).filter(({ orderId }) => orderId === id),
    refunds: async ({ id, batch }: OrderView) => (await batch.refunds()).filter(({ orderId }) => orderId === id),
    guestKey: ({ row }: OrderView, _args: unknown, { viewer }) =>
      viewer !== null && viewer.id === row.seller_account_id && !viewer.isAdmin ? null : row.guest_key,
    viewerActions: (order: OrderView, _args: unknown, context) => viewerActions(order, context),
    refundable: (order: OrderView, _args: unknown, { viewer }) =>
      toMoney(viewer?.isAdmin === true ? refundableCents(order) : 0),
  },
  LineItem: {
    unitCost: ({ unitCents }: LineView) => toMoney(unitCents),
    amount: (line: LineView) => toMoney(lineAmount(line)),
    allowCartNotes: ({ order }: LineView) => order.row.completed_at === null,
    cartNotes: ({ notes }: LineView) => notes,
    listing: async ({ listingId, order }: LineView) => (await order.batch.listings()).get(listingId),
  },
} satisfies ResolverMap;
