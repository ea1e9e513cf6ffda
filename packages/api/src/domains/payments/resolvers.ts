import { toAnswer } from '#api/domains/orders/answer.ts';
import { openOrderRows } from '#api/domains/cart/read-cart.ts';
import { rememberedVisitor, showOrders, toSources, visitorOf } from '#api/domains/orders/order-source.ts';
import { type Attempt, attempt } from '#api/domains/orders/refusal.ts';
import type { RequestContext } from '#api/http/context.ts';
import type { ResolverMap } from '#api/http/resolver-map.ts';
import { setAffirmFee } from './affirm-fee.ts';
import { answerPayment } from './answer-payment.ts';
import type { PaymentRow, PayRequest } from './begin-payment.ts';
import { changeWhilePaying } from './change-while-paying.ts';
import { commerceOf } from './commerce.ts';
import { beginPaymentAttempt } from './payment-attempts.ts';
import { ordersOfPayment, payByCard, resumePayment } from './pay-by-card.ts';

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

async function changeFee(context: RequestContext, orderId: string, isSet: boolean) {
  const work = () => setAffirmFee(context.db, visitorOf(context), orderId, isSet);
  return toAnswer(await changeWhilePaying(commerceOf(context), work));
}

export const resolvers = {
  Query: {
    cardFields: (_source: unknown, _args: unknown, context) => commerceOf(context).provider.cardFields(context.locale),
  },
  Mutation: {
    ordersPayByCard: async (_source: unknown, args: PayRequest, context) => {
      const visitor = await rememberedVisitor(context);
      const orderIds = args.orders.map(({ orderId }) => orderId);
      const outcome = await attempt(async () => {
        await beginPaymentAttempt(context, visitor.sessionId, orderIds);
        return payByCard(commerceOf(context), visitor, args);
      });
      return toResult(context, outcome, orderIds);
    },
    paymentResume: async (_source: unknown, { idempotencyKey }: { idempotencyKey: string }, context) => {
      const work = () => resumePayment(commerceOf(context), visitorOf(context), idempotencyKey);
      return toResult(context, await attempt(work), []);
    },
    orderSetAffirmPercentageFee: (_source: unknown, { id }: { id: string }, context) => changeFee(context, id, true),
    orderRemoveAffirmPercentageFee: (_source: unknown, { id }: { id: string }, context) =>
      changeFee(context, id, false),
  },
} satisfies ResolverMap;
