import { orderNumber } from '@headstock/contracts/order-number';
import type { GraphQLContext } from '#api/graphql/context.ts';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { checkoutContextOf } from '#api/modules/sales/checkout/checkout-context.ts';
import { showOrders } from '#api/modules/sales/orders/order-view.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { answerReturn, sendReturn, withdrawReturn } from './change-return.ts';
import { createReturn } from './create-return.ts';
import { returnSideOf } from './lock-return.ts';
import type { ReturnRow } from './move-return.ts';
import { arrivalOf, termsAt } from './return-terms.ts';
import { findReturn, newestReturns } from './return-view.ts';

/** Refusals that are about a field: their own codes, and the one that the answer gives instead. */
const fields = {
  'too-late': 'REASON',
  note: 'NOTE',
  reply: 'REPLY',
  carrier: 'CARRIER_NAME',
  tracking: 'TRACKING_NUMBER',
} as const;

const hasField = (code: string): code is keyof typeof fields => Object.hasOwn(fields, code);

/** Answers with the return as it is after the work, whose mails lead to the shop's own address. */
async function answer(
  { actor, config }: GraphQLContext,
  work: (actor: ActorContext, baseUrl: URL) => Promise<ReturnRow>,
) {
  const outcome = await attempt(() => work(actor, config.publicUrl));
  if (outcome.ok) return { ...done, field: null, returnRequest: await findReturn(actor, outcome.value.id) };
  const { code, message } = outcome;
  const field = hasField(code) ? fields[code] : null;
  return { ...refused(message, field && code !== 'too-late' ? 'invalid' : code), field, returnRequest: null };
}

/** A line of an order that the viewer placed with an account; null for every other id. */
async function purchasedLine(context: GraphQLContext, lineItemId: string) {
  const { actor } = context;
  if (!isId(lineItemId)) return null;
  const row = await actor.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', (is) => is.selectFrom('line_items').select('order_id').where('line_items.id', '=', lineItemId))
    .executeTakeFirst();
  if (!row || returnSideOf(actor.principal, row) !== 'buyer') return null;
  const [order] = await showOrders(actor, checkoutContextOf(context), [row]);
  const line = order?.lines.find(({ id }) => id === lineItemId);
  return order && line
    ? { orderId: row.id, orderNumber: orderNumber(row.reference), lineItem: { ...line, order } }
    : null;
}

export const resolvers = {
  LineItem: {
    returnTerms: async ({ state, returnDays, isInstrument, order }) => {
      if (state !== 'DELIVERED') return null;
      const shipment = (await order.batch.shipments()).get(order.id);
      const arrivedAt = arrivalOf(order.row, shipment?.delivered_at ?? null);
      return termsAt({ returnDays, isInstrument, arrivedAt }, new Date());
    },
    returnRequest: ({ id, order }, _args, { actor }) =>
      returnSideOf(actor.principal, order.row) === null ? null : newestReturns(actor).load(id),
  },
  Query: {
    returnRequest: (_source, { id }, { actor }) => findReturn(actor, id),
    purchasedLine: (_source, { lineItemId }, context) => purchasedLine(context, lineItemId),
  },
  Mutation: {
    returnRequestCreate: (_source, given, context) =>
      answer(context, (actor, baseUrl) => createReturn(actor, baseUrl, context.secret, given)),
    returnRequestAnswer: (_source, { id, approve, reply }, context) =>
      answer(context, (actor, baseUrl) => answerReturn(actor, baseUrl, id, { approve, reply: reply ?? null })),
    returnRequestWithdraw: (_source, { id }, context) =>
      answer(context, (actor, baseUrl) => withdrawReturn(actor, baseUrl, id)),
    returnRequestSend: (_source, { id, ...given }, context) =>
      answer(context, (actor, baseUrl) => sendReturn(actor, baseUrl, id, given)),
  },
} satisfies Resolvers;
