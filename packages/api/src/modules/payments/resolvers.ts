import { toAnswer } from '#api/graphql/answer.ts';
import { openOrderRows } from '#api/modules/sales/cart/read-cart.ts';
import { rememberedVisitor, showOrders, toSources, visitorOf } from '#api/modules/sales/orders/order-view.ts';
import { type Attempt, attempt } from '#api/platform/domain-error.ts';
import type { RequestContext } from '#api/http/context.ts';
import type { ResolverMap } from '#api/graphql/resolver-map.ts';
import { setAffirmFee } from '#api/modules/sales/checkout/affirm-fee.ts';
import { answerPayment } from './payment-outcome.ts';
import type { Payer, PayOrder } from '#api/modules/sales/checkout/begin-payment.ts';
import { changeWhilePaying } from '#api/modules/sales/checkout/change-while-paying.ts';
import { commerceOf } from './payment-context.ts';
import { findHandover } from './find-payment-handover.ts';
import { layawayResolvers } from '#api/modules/sales/layaway/resolvers.ts';
import type { ReversalSource } from './load-payments.ts';
import { beginPaymentAttempt } from '#api/modules/sales/checkout/payment-attempts.ts';
import { type CardRequest, payByCard } from '#api/modules/sales/checkout/pay-by-card.ts';
import { ordersOfPayment, payOrders, resumePayment } from '#api/modules/sales/checkout/pay-orders.ts';
import { purseResolvers } from './stored-value/resolvers.ts';
import type { PaymentRow } from './tables.ts';
import { readTenders, tenderKindsFor, type PaymentMethodInput } from './methods/read-payment-methods.ts';

/** Answers with the payment's state and its orders; after a refusal with the named orders as they are now. */
async function toResult(context: RequestContext, outcome: Attempt<PaymentRow>, orderIds: readonly string[]) {
  if (outcome.ok) {
    const orders = await ordersOfPayment(commerceOf(context), outcome.value.id);
    return { ...answerPayment(outcome.value, context.locale), orders: toSources(context, orders) };
  }
  const rows = orderIds.length === 0 ? [] : await openOrderRows(context.db, visitorOf(context), orderIds);
  const { code, message } = outcome;
  return { success: false, code, message, nextAction: null, orders: await showOrders(context, rows) };
}

async function payerOf(context: RequestContext): Promise<Payer> {
  const { viewer } = context;
  return {
    ...(await rememberedVisitor(context)),
    mayUseTerminal: viewer?.canUseStripeTerminal ?? false,
    mayPayManually: viewer?.canUseManualPayment ?? false,
  };
}

/** Counts the try, then runs it. */
async function pay(context: RequestContext, orders: readonly PayOrder[], work: (payer: Payer) => Promise<PaymentRow>) {
  const payer = await payerOf(context);
  const orderIds = orders.map(({ orderId }) => orderId);
  const outcome = await attempt(async () => {
    await beginPaymentAttempt(context, payer.sessionId, orderIds);
    return work(payer);
  });
  return toResult(context, outcome, orderIds);
}

type PayArgs = {
  orders: PayOrder[];
  paymentMethods: PaymentMethodInput[];
  idempotencyKey: string;
  layawayPlan?: string | null;
};

async function changeFee(context: RequestContext, orderId: string, isSet: boolean) {
  const work = () => setAffirmFee(context.db, visitorOf(context), orderId, isSet);
  return toAnswer(await changeWhilePaying(commerceOf(context), work));
}

export const resolvers = {
  ...purseResolvers,
  ...layawayResolvers,
  Query: {
    ...layawayResolvers.Query,
    ...purseResolvers.Query,
    paymentMethods: (_source: unknown, _args: unknown, context) => tenderKindsFor(context),
    paymentHandoff: (_source: unknown, { idempotencyKey }: { idempotencyKey: string }, context) =>
      findHandover(context, idempotencyKey),
    cardFields: (_source: unknown, _args: unknown, context) => commerceOf(context).provider.cardFields(context.locale),
  },
  PaymentReversal: {
    respondBy: ({ respondBy }: ReversalSource, _args: unknown, { viewer }) => (viewer?.isAdmin ? respondBy : null),
  },
  Mutation: {
    ...purseResolvers.Mutation,
    ordersPay: (_source: unknown, { orders, idempotencyKey, layawayPlan, ...args }: PayArgs, context) =>
      pay(context, orders, async (payer) => {
        const tenders = await readTenders(context, args.paymentMethods);
        const layawayRef = layawayPlan || null;
        return payOrders(commerceOf(context), payer, { orders, tenders, idempotencyKey, layawayRef });
      }),
    ordersPayByCard: (_source: unknown, args: CardRequest, context) =>
      pay(context, args.orders, (payer) => payByCard(commerceOf(context), payer, args)),
    paymentResume: async (_source: unknown, { idempotencyKey }: { idempotencyKey: string }, context) => {
      const work = () => resumePayment(commerceOf(context), visitorOf(context), idempotencyKey);
      return toResult(context, await attempt(work), []);
    },
    orderSetAffirmPercentageFee: (_source: unknown, { id }: { id: string }, context) => changeFee(context, id, true),
    orderRemoveAffirmPercentageFee: (_source: unknown, { id }: { id: string }, context) =>
      changeFee(context, id, false),
  },
} satisfies ResolverMap;
