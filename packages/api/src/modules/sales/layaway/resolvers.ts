import { storeProfile } from '@headstock/contracts/store-profile';
import { openOrderRows } from '#api/modules/sales/cart/read-cart.ts';
import { loadOrders } from '#api/modules/sales/orders/load-orders.ts';
import { checkoutContextOf } from '#api/modules/sales/checkout/checkout-context.ts';
import { toMoney } from '#api/platform/money.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { loadSchedule } from './layaways.ts';
import { type Schedule, scheduleOf, stateOf } from './schedule.model.ts';

/** A schedule as the schema's type `Layaway` reads it, for an order of which `paidCents` are paid. */
function toLayaway(ref: string, { depositCents, instalments }: Schedule, paidCents: number) {
  const now = new Date();
  const shown = instalments.map((instalment) => ({
    position: instalment.position,
    dueAt: instalment.dueAt,
    amount: toMoney(instalment.amountCents),
    state: stateOf(instalment, paidCents, now),
  }));
  const next = instalments.find(({ untilCents }) => paidCents < untilCents);
  return {
    ref,
    deposit: toMoney(depositCents),
    instalments: shown,
    nextAmount: toMoney(next ? next.untilCents - paidCents : 0),
    isOverdue: shown.some(({ state }) => state === 'OVERDUE'),
  };
}

async function plansFor(context: GraphQLContext, orderId: string) {
  if (orderId === '') return [];
  const { db, principal } = context.actor;
  const rows = await openOrderRows(db, principal, [orderId]);
  const [order] = await loadOrders(checkoutContextOf(context), rows);
  if (!order) return [];
  return storeProfile.layaway.flatMap((plan) => {
    const schedule = scheduleOf(plan, order.price.totalCents, new Date());
    return schedule ? [toLayaway(plan.ref, schedule, 0)] : [];
  });
}

export const resolvers = {
  Order: {
    layaway: async ({ id, row }, _args, { actor }) => {
      const schedule = row.completed_at === null ? undefined : await loadSchedule(actor.db, id);
      return schedule ? toLayaway(schedule.ref, schedule, row.paid_cents) : null;
    },
  },
  Query: {
    layawayPlans: (_source, { orderId }, context) => plansFor(context, orderId),
  },
} satisfies Resolvers;
