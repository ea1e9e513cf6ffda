import { hasGrant } from '@headstock/contracts/grants';
import { trackingUrl } from '@headstock/contracts/carriers';
import { type AccountSource, storeToAddress, toAddress } from '#api/modules/accounts/index.ts';
import type { ListingSource } from '#api/modules/catalog/index.ts';
import type { OrderPrice } from '#api/modules/payments/index.ts';
import { amountRemaining } from '#api/modules/sales/checkout/payment-request.ts';
import { takesCodes } from '#api/modules/sales/checkout/accepts-codes.ts';
import { methodName } from '#api/modules/fulfilment/index.ts';
import { type Money, toMoney } from '#api/platform/money.ts';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { OrderLineItem } from './load-line-items.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { actionsFor, type OrderSide } from './order-actions.model.ts';
import { personOf } from './order-people.ts';
import { isBuyer, isSeller } from './order-ownership.ts';
import type { LineItemView, OrderView } from './order-view.ts';
import { lineItemAmount } from './pricing.model.ts';
import { purchaseStage } from './purchase-stage.model.ts';
import { readPriceChanges, readShippingChange } from './price-changes.ts';

const price =
  (field: keyof OrderPrice) =>
  (order: OrderView): Money =>
    toMoney(order.price[field]);

async function person(order: OrderView, id: string | null) {
  return id === null ? null : ((await order.batch.people()).get(id) ?? null);
}

async function sellerOf(order: OrderView): Promise<AccountSource> {
  const seller = await person(order, order.row.seller_account_id);
  if (!seller) throw new Error(`The seller of the order ${order.id} is not there.`);
  return seller;
}

async function listingOf({ listingId, order }: LineItemView): Promise<ListingSource> {
  const listing = (await order.batch.listings()).get(listingId);
  if (!listing) throw new Error(`The listing ${listingId} of the order ${order.id} is not there.`);
  return listing;
}

const isLocalOnly = (lines: readonly OrderLineItem[]): boolean => lines.some(({ goods }) => goods.localPickupOnly);

/** An order's shipment: planned as soon as an address is known, with tracking once it is on its way. */
async function shipment(order: OrderView, { locale }: ActorContext) {
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

function shippingMethod({ methodRef, price: { shippingCents } }: OrderView, { locale }: ActorContext) {
  return methodRef === null ? null : { name: methodName(methodRef)[locale], price: toMoney(shippingCents) };
}

function feeDescription({ row }: OrderView, { locale }: ActorContext): string | null {
  if (row.fee_basis_points === 0) return null;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return salesMessages(locale).affirmFee(percent.format(row.fee_basis_points / 10_000));
}

function sideOf({ row, isKeyShown }: OrderView, { principal }: ActorContext): OrderSide {
  if (principal.rights.isAdmin) return 'admin';
  if (isBuyer(principal, row)) return 'buyer';
  if (isSeller(principal, row)) return 'seller';
  return isKeyShown ? 'guest' : 'reader';
}

/** What the order brought the shop, for whoever may read the books. */
async function marginOf({ id, row, lines, batch }: OrderView, { principal: { rights } }: ActorContext) {
  if (row.completed_at === null || !rights.isAdmin || !hasGrant(rights.grants, 'money:read')) return null;
  const margin = (await batch.margins()).get(id);
  if (!margin) return null;
  const { incomeCents, costCents, costedPieces, isConsigned } = margin;
  const kept = lines.filter(({ state }) => state !== 'RETURNED' && state !== 'CANCELLED');
  const pieces = isConsigned ? 0 : kept.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    income: toMoney(incomeCents),
    cost: pieces > 0 && costedPieces <= 0 ? null : toMoney(costCents),
    margin: pieces > costedPieces ? null : toMoney(incomeCents - costCents),
    pieces,
    costedPieces,
  };
}

const refundableCents = ({ row }: OrderView): number => row.paid_cents - row.refunded_cents - row.disputed_cents;

function viewerActions(order: OrderView, actor: ActorContext) {
  const { row, lines } = order;
  return actionsFor(sideOf(order, actor), {
    isPlaced: row.completed_at !== null,
    isCancelled: row.cancelled_at !== null,
    isBeingPaid: row.paying_payment_id !== null,
    isClaimable: row.account_id === null,
    isDisputed: row.disputed_cents > 0,
    openCents: amountRemaining(order),
    refundableCents: refundableCents(order),
    shipOption: row.ship_option,
    isSent: row.ship_date !== null,
    lines: lines.map(({ state }) => state),
  });
}

/** The fields of orders, their lines, payments and refunds. */
export const orderResolvers = {
  Order: {
    number: ({ row }) => row.number,
    reference: ({ row }) => row.reference,
    version: ({ row }) => row.version,
    completedAt: ({ row }) => row.completed_at,
    fullyPaidAt: ({ row }) => row.fully_paid_at,
    cancelledAt: ({ row }) => row.cancelled_at,
    paymentState: ({ row }) => row.payment_state,
    stage: ({ row, lines }) => (row.completed_at === null ? null : purchaseStage(row, lines)),
    canAcceptPrepaidCodes: async (order) => takesCodes(await sellerOf(order)),
    requiresShipping: ({ lines }) => lines.some(({ goods }) => goods.requiresShipping),
    localPickupOnly: ({ lines }) => isLocalOnly(lines),
    canPickUp: async (order) => isLocalOnly(order.lines) || !(await sellerOf(order)).isProfessionalSeller,
    analyticsShown: ({ row }) => row.analytics_shown,
    canSetTracking: (order, _args, { actor }) => viewerActions(order, actor).includes('SET_TRACKING'),
    shipDate: ({ row }) => row.ship_date,
    taxExemptReason: ({ row }) => row.tax_exempt_reason,
    shared: ({ row }, _args, { actor }) =>
      !isBuyer(actor.principal, row) || (row.completed_at === null && row.drafted_by !== null),
    draftedBy: (order) => person(order, order.row.completed_at === null ? order.row.drafted_by : null),
    salesperson: (order, _args, { actor }) => personOf(order, actor, 'salesperson'),
    seller: sellerOf,
    contact: (order, _args, { actor }) => personOf(order, actor, 'contact'),
    account: (order, _args, { actor }) => personOf(order, actor, 'account'),
    shipment: (order, _args, { actor }) => shipment(order, actor),
    shippingMethod: (order, _args, { actor }) => shippingMethod(order, actor),
    shippingMethodRef: ({ methodRef }) => methodRef,
    shipOption: ({ row }) => row.ship_option,
    store: ({ store }, _args, { actor }) => store && storeToAddress(store, actor.locale),
    subTotal: price('subTotalCents'),
    tax: price('taxCents'),
    isTaxKnown: ({ taxProblem }) => taxProblem === null,
    shippingCost: price('shippingCents'),
    extraFee: price('extraFeeCents'),
    extraFeeDescription: (order, _args, { actor }) => feeDescription(order, actor),
    discountTotal: price('discountCents'),
    total: price('totalCents'),
    amountRemaining: (order) => toMoney(amountRemaining(order)),
    amountRemainingLessRefunds: (order) => toMoney(amountRemaining(order)),
    paymentBalance: ({ row }) => toMoney(row.paid_cents - row.refunded_cents),
    lineItems: (order) => order.lines.map((line) => ({ ...line, order })),
    capturedPayments: async ({ id, batch }) => (await batch.captured()).filter(({ orderId }) => orderId === id),
    refunds: async ({ id, batch }) => (await batch.refunds()).filter(({ orderId }) => orderId === id),
    guestKey: ({ row }, _args, { actor: { principal } }) =>
      principal.accountId === row.seller_account_id && !principal.rights.isAdmin ? null : row.guest_key,
    viewerActions: (order, _args, { actor }) => viewerActions(order, actor),
    margin: (order, _args, { actor }) => marginOf(order, actor),
    priceChanges: ({ id }, _args, { actor: { db, locale, principal } }) =>
      principal.rights.isAdmin && hasGrant(principal.rights.grants, 'orders:read')
        ? readPriceChanges(db, id, locale)
        : [],
    shippingChange: ({ row }, _args, { actor: { db, principal } }) =>
      principal.rights.isAdmin && hasGrant(principal.rights.grants, 'orders:read') ? readShippingChange(db, row) : null,
    refundable: (order, _args, { actor }) => toMoney(actor.principal.rights.isAdmin ? refundableCents(order) : 0),
  },
  LineItem: {
    unitCost: ({ unitCents }) => toMoney(unitCents),
    amount: (line) => toMoney(lineItemAmount(line)),
    allowCartNotes: ({ order }) => order.row.completed_at === null,
    cartNotes: ({ notes }) => notes,
    listing: listingOf,
  },
} satisfies Resolvers;
