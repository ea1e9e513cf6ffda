import type { RequestContext } from '#api/http/context.ts';
import { toAnswer } from '#api/platform/answer-mutation.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import type { ResolverMap } from '#api/graphql/resolver-map.ts';
import { type MethodQuote, PICKUP_REF, toShippingOption } from '#api/modules/fulfilment/index.ts';
import {
  describePayment,
  type PaymentRow,
  readPaymentMethods,
  type SchemaMethodInput,
} from '#api/modules/payments/index.ts';
import { openOrderRows } from '#api/modules/sales/cart/read-cart.ts';
import { loadOrders } from '#api/modules/sales/orders/load-orders.ts';
import { ensurePrincipal, principalOf } from '#api/modules/sales/orders/order-ownership.ts';
import { showOrders, toOrderViews } from '#api/modules/sales/orders/order-view.ts';
import { type Attempt, attempt } from '#api/platform/domain-error.ts';
import { setAffirmFee } from './affirm-fee.ts';
import { changeWhilePaying } from './change-while-paying.ts';
import { checkoutContextOf } from './checkout-context.ts';
import { type CardRequest, payByCard } from './pay-by-card.ts';
import { ordersOfPayment, payOrders, resumePayment } from './pay-orders.ts';
import { beginPaymentAttempt } from './payment-attempts.ts';
import type { Payer, PayOrder } from './payment-request.ts';
import { type AddressEstimate, setShippingMethod, shippingMethods } from './shipping-methods.ts';

type PayArgs = {
  orders: PayOrder[];
  paymentMethods: SchemaMethodInput[];
  idempotencyKey: string;
  layawayPlan?: string | null;
};
type MethodsArgs = { orderId: string; storeId?: string | null; addressEstimateInput?: AddressEstimate | null };
type ChooseArgs = {
  id: string;
  shippingMethodRef: string;
  overridePriceCents?: number | null;
  addressEstimateInput?: AddressEstimate | null;
};

/** Answers with the payment's state and its orders; after a refusal with the named orders as they are now. */
async function toResult(context: RequestContext, outcome: Attempt<PaymentRow>, orderIds: readonly string[]) {
  if (outcome.ok) {
    const orders = await ordersOfPayment(checkoutContextOf(context), outcome.value.id);
    return { ...describePayment(outcome.value, context.locale), orders: toOrderViews(context, orders) };
  }
  const rows = orderIds.length === 0 ? [] : await openOrderRows(context.db, principalOf(context), orderIds);
  const { code, message } = outcome;
  return { success: false, code, message, nextAction: null, orders: await showOrders(context, rows) };
}

async function payerOf(context: RequestContext): Promise<Payer> {
  const { viewer } = context;
  return {
    ...(await ensurePrincipal(context)),
    mayUseTerminal: viewer?.canUseStripeTerminal ?? false,
    mayPayManually: viewer?.canUseManualPayment ?? false,
  };
}

/** Counts the attempt, then runs it. */
async function pay(context: RequestContext, orders: readonly PayOrder[], work: (payer: Payer) => Promise<PaymentRow>) {
  const payer = await payerOf(context);
  const orderIds = orders.map(({ orderId }) => orderId);
  const outcome = await attempt(async () => {
    await beginPaymentAttempt(context, payer.sessionId, orderIds);
    return work(payer);
  });
  return toResult(context, outcome, orderIds);
}

async function changeFee(context: RequestContext, orderId: string, isSet: boolean) {
  const work = () => setAffirmFee(context.db, principalOf(context), orderId, isSet);
  return toAnswer(await changeWhilePaying(checkoutContextOf(context), work));
}

/** The methods of an order; with a store only the pick-up. None for an order that the viewer may not change. */
async function orderMethods(context: RequestContext, args: MethodsArgs): Promise<readonly MethodQuote[]> {
  const checkout = checkoutContextOf(context);
  const principal = principalOf(context);
  const rows = await openOrderRows(context.db, principal, [args.orderId]);
  const [order] = await loadOrders(checkout, rows);
  if (!order) return [];
  const methods = await shippingMethods(checkout, principal, order, args.addressEstimateInput ?? null);
  return args.storeId ? methods.filter(({ ref }) => ref === PICKUP_REF) : methods;
}

async function chooseMethod(context: RequestContext, args: ChooseArgs) {
  const checkout = checkoutContextOf(context);
  const principal = principalOf(context);
  const choice = {
    ref: args.shippingMethodRef,
    overrideCents: args.overridePriceCents ?? null,
    estimate: args.addressEstimateInput ?? null,
  };
  const outcome = await changeWhilePaying(checkout, () => setShippingMethod(checkout, principal, args.id, choice));
  return { ...(outcome.ok ? done : refused(outcome.message, outcome.code)), orderId: args.id };
}

export const resolvers = {
  Query: {
    orderShippingMethods: async (_source: unknown, args: MethodsArgs, context) =>
      (await orderMethods(context, args)).map((quote) => toShippingOption(quote, context.locale)),
  },
  OrderResult: {
    order: async (
      { order, orderId }: { order?: unknown; orderId?: string },
      _args: unknown,
      context: RequestContext,
    ) => {
      if (order || orderId === undefined) return order ?? null;
      const rows = await openOrderRows(context.db, principalOf(context), [orderId]);
      return (await showOrders(context, rows))[0] ?? null;
    },
  },
  Mutation: {
    orderSetShippingMethod: (_source: unknown, args: ChooseArgs, context) => chooseMethod(context, args),
    ordersPay: (_source: unknown, { orders, idempotencyKey, layawayPlan, paymentMethods }: PayArgs, context) =>
      pay(context, orders, async (payer) => {
        const methods = await readPaymentMethods(context, paymentMethods);
        const layawayRef = layawayPlan || null;
        return payOrders(checkoutContextOf(context), payer, { orders, methods, idempotencyKey, layawayRef });
      }),
    ordersPayByCard: (_source: unknown, args: CardRequest, context) =>
      pay(context, args.orders, (payer) => payByCard(checkoutContextOf(context), payer, args)),
    paymentResume: async (_source: unknown, { idempotencyKey }: { idempotencyKey: string }, context) => {
      const work = () => resumePayment(checkoutContextOf(context), principalOf(context), idempotencyKey);
      return toResult(context, await attempt(work), []);
    },
    orderSetAffirmPercentageFee: (_source: unknown, { id }: { id: string }, context) => changeFee(context, id, true),
    orderRemoveAffirmPercentageFee: (_source: unknown, { id }: { id: string }, context) =>
      changeFee(context, id, false),
  },
} satisfies ResolverMap;
