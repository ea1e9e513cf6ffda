import type { GraphQLContext } from '#api/graphql/context.ts';
import type {
  MutationOrderSetShippingMethodArgs,
  QueryOrderShippingMethodsArgs,
  Resolvers,
} from '#api/graphql/resolver-types.generated.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { toAnswer } from '#api/platform/answer-mutation.ts';
import { type Attempt, attempt } from '#api/platform/domain-error.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { type MethodQuote, PICKUP_REF, toShippingOption } from '#api/modules/fulfilment/index.ts';
import { describePayment, type PaymentRow, readPaymentMethods } from '#api/modules/payments/index.ts';
import { openOrderRows } from '#api/modules/sales/cart/read-cart.ts';
import { loadOrders } from '#api/modules/sales/orders/load-orders.ts';
import { type OrderAnswer, showOrders, toOrderViews } from '#api/modules/sales/orders/order-view.ts';
import { setAffirmFee } from './affirm-fee.ts';
import { changeWhilePaying } from './change-while-paying.ts';
import { type CheckoutContext, checkoutContextOf } from './checkout-context.ts';
import { payByCard } from './pay-by-card.ts';
import { ordersOfPayment, payOrders, resumePayment } from './pay-orders.ts';
import { attemptPayment } from './payment-attempts.ts';
import type { PayOrder } from './payment-request.ts';
import { setShippingMethod, shippingMethods } from './shipping-methods.ts';

/** The open orders with the ids, as far as the shopper may change them. */
async function showOpenOrders(context: GraphQLContext, orderIds: readonly string[]) {
  const { actor } = context;
  const rows = orderIds.length === 0 ? [] : await openOrderRows(actor.db, actor.principal, orderIds);
  return showOrders(actor, checkoutContextOf(context), rows);
}

/** Answers with the payment's state and its orders; after a refusal with the named orders as they are now. */
async function toResult(context: GraphQLContext, outcome: Attempt<PaymentRow>, orderIds: readonly string[]) {
  if (outcome.ok) {
    const orders = await ordersOfPayment(checkoutContextOf(context), outcome.value.id);
    return { ...describePayment(outcome.value, context.actor.locale), orders: toOrderViews(context.actor, orders) };
  }
  const orders = await showOpenOrders(context, orderIds);
  return { ...refused(outcome.message, outcome.code), nextAction: null, orders };
}

/** Counts the attempt, then runs it. */
async function pay(
  context: GraphQLContext,
  orders: readonly PayOrder[],
  work: (actor: ActorContext, checkout: CheckoutContext) => Promise<PaymentRow>,
) {
  const orderIds = orders.map(({ orderId }) => orderId);
  return toResult(context, await attemptPayment(context, orderIds, work), orderIds);
}

async function changeFee(context: GraphQLContext, orderId: string, isSet: boolean) {
  const work = () => setAffirmFee(context.actor, orderId, isSet);
  return toAnswer(await changeWhilePaying(checkoutContextOf(context), work));
}

/** The methods of an order; with a store only the pick-up. None for an order that the viewer may not change. */
async function orderMethods(
  context: GraphQLContext,
  { orderId, storeId, addressEstimateInput }: QueryOrderShippingMethodsArgs,
): Promise<readonly MethodQuote[]> {
  const { actor } = context;
  const checkout = checkoutContextOf(context);
  const [order] = await loadOrders(checkout, await openOrderRows(actor.db, actor.principal, [orderId]));
  if (!order) return [];
  const methods = await shippingMethods(actor, checkout, order, addressEstimateInput ?? null);
  return storeId ? methods.filter(({ ref }) => ref === PICKUP_REF) : methods;
}

async function chooseMethod(context: GraphQLContext, args: MutationOrderSetShippingMethodArgs): Promise<OrderAnswer> {
  const checkout = checkoutContextOf(context);
  const choice = {
    ref: args.shippingMethodRef,
    overrideCents: args.overridePriceCents ?? null,
    reason: args.reason ?? null,
    estimate: args.addressEstimateInput ?? null,
    version: args.version ?? null,
  };
  const outcome = await changeWhilePaying(checkout, () => setShippingMethod(context.actor, checkout, args.id, choice));
  return { ...(outcome.ok ? done : refused(outcome.message, outcome.code)), orderId: args.id };
}

export const resolvers = {
  Query: {
    orderShippingMethods: async (_source, args, context) =>
      (await orderMethods(context, args)).map((quote) => toShippingOption(quote, context.actor.locale)),
  },
  OrderResult: {
    order: async ({ order, orderId }, _args, context) =>
      orderId === undefined ? (order ?? null) : ((await showOpenOrders(context, [orderId]))[0] ?? null),
  },
  Mutation: {
    orderSetShippingMethod: (_source, args, context) => chooseMethod(context, args),
    ordersPay: (_source, { orders, idempotencyKey, layawayPlan, paymentMethods }, context) =>
      pay(context, orders, async (actor, checkout) => {
        const methods = await readPaymentMethods(actor, checkout, context, paymentMethods);
        const layawayRef = layawayPlan || null;
        return payOrders(actor, checkout, { orders, methods, idempotencyKey, layawayRef });
      }),
    ordersPayByCard: (_source, args, context) =>
      pay(context, args.orders, (actor, checkout) => payByCard(actor, checkout, args)),
    paymentResume: async (_source, { idempotencyKey }, context) => {
      const work = () => resumePayment(context.actor, checkoutContextOf(context), idempotencyKey);
      return toResult(context, await attempt(work), []);
    },
    orderSetAffirmPercentageFee: (_source, { id }, context) => changeFee(context, id, true),
    orderRemoveAffirmPercentageFee: (_source, { id }, context) => changeFee(context, id, false),
  },
} satisfies Resolvers;
