import type { AddressAnswer } from '#api/modules/accounts/index.ts';
import type { CartRequest } from '#api/modules/sales/cart/change-cart.ts';
import { openOrderRows } from '#api/modules/sales/cart/read-cart.ts';
import { removeOutOfStock } from '#api/modules/sales/cart/remove-out-of-stock.ts';
import { changeWhilePaying } from '#api/modules/sales/checkout/change-while-paying.ts';
import { checkoutContextOf } from '#api/modules/sales/checkout/checkout-context.ts';
import { checkTaxKnown } from '#api/modules/sales/checkout/find-payable-orders.ts';
import { takesCodes } from '#api/modules/sales/checkout/accepts-codes.ts';
import { takeHolds } from '#api/modules/sales/holds/take-holds.ts';
import { obstacleOf } from '#api/modules/sales/holds/obstacle.ts';
import { type OrderView, showOrders } from '#api/modules/sales/orders/order-view.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { attempt } from '#api/platform/domain-error.ts';
import type { LimitedClient } from '#api/platform/rate-limit.ts';
import type { CheckoutMemory, PlainStepName, Refusal, TypedField } from './checkout-memory.ts';

/** Who sends a form of the checkout, and what the browser keeps of it. */
export type CheckoutVisitor = CartRequest &
  LimitedClient & {
    readonly secrets: readonly string[];
    /** What the browser keeps, sealed. */
    readonly checkoutMemory: string | undefined;
    /** Lets the browser keep that; null takes it away. */
    readonly keepCheckoutMemory: (sealed: string | null) => void;
  };

/** What a form brought, by the name of its field. */
export type TypedForm = Readonly<Record<string, string>>;

/** Where a step leads to: a place of the plain checkout, or an address, with what is to be remembered there. */
export type Led = {
  readonly to: { readonly step: PlainStepName | 'placed' } | { readonly payment: string } | { readonly url: string };
  readonly memory: CheckoutMemory | null;
};

/** A step of the checkout by a plain form. It runs what GraphQL runs; a refusal leads back to the form, where nothing is lost. */
export type PlainStep = (context: CheckoutVisitor, typed: TypedForm, memory: CheckoutMemory) => Promise<Led>;

/** Leads on to a step; what was refused before is settled. */
export const leadTo = (step: PlainStepName, memory: CheckoutMemory, notice: string | null = null): Led => ({
  to: { step },
  memory: { ...memory, refusal: null, notice },
});

/** Leads back to a form: why, for programs and for people, and what else is to be shown there. */
export const refuse = (
  step: PlainStepName,
  memory: CheckoutMemory,
  code: string,
  message: string | null,
  more: Partial<Pick<Refusal, 'issues' | 'seen'>> = {},
): Led => ({
  to: { step },
  memory: { ...memory, notice: null, refusal: { step, code, message, issues: [], seen: [], ...more } },
});

/** Refuses an address by what is said of it. */
export const refuseAddress = (memory: CheckoutMemory, { code, message, issues }: AddressAnswer): Led =>
  refuse('delivery', memory, code ?? 'invalid', message, { issues: [...issues] });

/** What was typed into some of the fields, trimmed of nothing: it is shown again as it was. */
export function pick(typed: TypedForm, names: readonly TypedField[]): CheckoutMemory['fields'] {
  return Object.fromEntries(
    names.flatMap((name) => (typed[name] === undefined ? [] : [[name, typed[name].slice(0, 254)]])),
  );
}

/** The orders of the visitor's own cart with something in them. */
export async function ownOrders(context: CheckoutVisitor): Promise<OrderView[]> {
  const { actor } = context;
  const rows = await openOrderRows(actor.db, actor.principal, []);
  const orders = await showOrders(actor, checkoutContextOf(context), rows);
  return orders.filter(({ lines }) => lines.length > 0);
}

/** Whether an order has to be brought to the shopper, or fetched. */
export const needsDelivery = ({ lines }: OrderView): boolean =>
  lines.some(({ goods }) => goods.requiresShipping || goods.localPickupOnly);

export const isLocalOnly = ({ lines }: OrderView): boolean => lines.some(({ goods }) => goods.localPickupOnly);

async function sellerOf(order: OrderView) {
  return (await order.batch.people()).get(order.row.seller_account_id);
}

/** Whether an order can be fetched in a store: what a professional seller sends cannot. */
export async function canPickUp(order: OrderView): Promise<boolean> {
  const seller = await sellerOf(order);
  return isLocalOnly(order) || seller?.isProfessionalSeller === false;
}

/** Whether codes can pay for all of the orders. */
export async function takeCodes(orders: readonly OrderView[]): Promise<boolean> {
  const sellers = await Promise.all(orders.map(sellerOf));
  return sellers.every((seller) => seller !== undefined && takesCodes(seller));
}

/** Changes an order of the visitor; gives null, or why it was refused. */
export async function change(
  context: CheckoutVisitor,
  work: (actor: ActorContext) => Promise<unknown>,
): Promise<{ readonly code: string; readonly message: string } | null> {
  const outcome = await changeWhilePaying(checkoutContextOf(context), () => work(context.actor));
  return outcome.ok ? null : outcome;
}

/** Takes out what was sold, and makes sure that the tax is known; gives what was taken out, or why it cannot go on. */
export async function settlePrices(
  context: CheckoutVisitor,
): Promise<{ readonly notice: string | null; readonly refusal: { code: string; message: string } | null }> {
  const ids = (await ownOrders(context)).map(({ id }) => id);
  const notice = ids.length === 0 ? null : await removeOutOfStock(context.actor, ids);
  const orders = await ownOrders(context);
  const tax = await attempt(async () => checkTaxKnown(context.actor, orders));
  return { notice, refusal: tax.ok ? null : tax };
}

/** Holds what is one of a kind while it is paid, as the page with scripts does from here on; gives what is not held, in words. */
export async function holdOrders(context: CheckoutVisitor): Promise<string | null> {
  const orderIds = (await ownOrders(context)).map(({ id }) => id);
  if (orderIds.length === 0) return null;
  const held = await attempt(() => takeHolds(context.actor, context, { orderIds, tab: '', renew: false }));
  if (!held.ok) return held.message;
  return (await obstacleOf(context.actor, held.value)).message;
}
