import type { GraphQLContext } from '#api/graphql/context.ts';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { checkoutContextOf } from '#api/modules/sales/checkout/checkout-context.ts';
import { orderRows } from '#api/modules/sales/orders/order-lists.ts';
import { showOrders } from '#api/modules/sales/orders/order-view.ts';
import { deliverOrder, shipOrder } from '#api/modules/sales/orders/ship-order.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { toConnection } from '#api/platform/db/keyset-page.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { moveOrders, type OrderOutcome } from './move-orders.ts';
import {
  countStaffOrders,
  type StaffOrderFilter,
  staffOrderPage,
  sumStaffOrders,
  toStaffOrderViews,
} from './staff-orders.ts';

async function staffOrders(context: GraphQLContext, filter: StaffOrderFilter) {
  const { actor } = context;
  const page = await staffOrderPage(actor.db, filter);
  const rows = await orderRows(
    actor.db,
    page.entries.map(({ id }) => id),
  );
  const orders = await showOrders(actor, checkoutContextOf(context), rows);
  const byId = new Map((await toStaffOrderViews(actor.db, orders)).map((order) => [order.id, order]));
  return { totalCount: page.totalCount, ...toConnection(page, ({ id }) => byId.get(id)) };
}

/** The answer to a bulk action: what became of each, and how many were refused. */
async function answerAll(context: GraphQLContext, work: () => Promise<OrderOutcome[]>) {
  const outcome = await attempt(work);
  if (!outcome.ok) return { ...refused(outcome.message, outcome.code), outcomes: [] };
  const outcomes = outcome.value;
  const failed = outcomes.filter(({ success }) => !success).length;
  if (failed === 0) return { ...done, outcomes };
  const { someRefused } = salesMessages(context.actor.locale);
  return { ...refused(someRefused(failed, outcomes.length), 'some-refused'), outcomes };
}

export const resolvers = {
  Query: {
    staffOrders: (_source, filter, context) => staffOrders(context, filter),
    staffOrderSums: (_source, filter, { actor }) => sumStaffOrders(actor.db, filter),
    staffOrderCounts: (_source, _args, { actor }) => countStaffOrders(actor.db),
  },
  Mutation: {
    ordersShip: (_source, { shipments }, context) =>
      answerAll(context, () =>
        moveOrders(
          context.actor,
          shipments,
          ({ orderId }) => orderId,
          ({ orderId, ...tracking }) =>
            shipOrder(context.actor, context.config.publicUrl, orderId, { ...tracking, shipDate: null }),
        ),
      ),
    ordersDeliver: (_source, { ids }, context) =>
      answerAll(context, () =>
        moveOrders(
          context.actor,
          ids,
          (id) => id,
          (id) => deliverOrder(context.actor, context.config.publicUrl, id),
        ),
      ),
  },
} satisfies Resolvers;
