import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { requireAccountId } from '#api/platform/actor-context.ts';
import { toMoney } from '#api/platform/money.ts';
import { readSellerMonths, readSpendingByMonth } from '#api/modules/payments/index.ts';
import { placedOrdersOf } from '#api/modules/sales/orders/order-lists.ts';
import { readSellerStatement } from './seller-statement.ts';

const MOST_MONTHS = 36;
const inRange = (months: number | null | undefined): number => Math.min(Math.max(months ?? 12, 1), MOST_MONTHS);

export const resolvers = {
  Query: {
    spendingByMonth: async (_source, { months }, { actor }) => {
      const orders = placedOrdersOf(requireAccountId(actor));
      const sums = await readSpendingByMonth(actor.db, orders, inRange(months));
      return sums.map(({ month, cents, orderCount }) => ({ month, amount: toMoney(cents), orderCount }));
    },
    salesByMonth: async (_source, { months }, { actor }) => {
      const sums = await readSellerMonths(actor.db, requireAccountId(actor), inRange(months));
      return sums.map(({ month, salesCents, feesCents, netCents, payoutsCents }) => ({
        month,
        sales: toMoney(salesCents),
        fees: toMoney(feesCents),
        net: toMoney(netCents),
        payouts: toMoney(payoutsCents),
      }));
    },
    sellerStatement: async (_source, { month, sellerId }, { actor }) => {
      const own = requireAccountId(actor);
      const asked = actor.principal.rights.isAdmin ? sellerId || own : own;
      const statement = await readSellerStatement(actor.db, asked, month ?? null);
      return {
        month: statement.month,
        months: [...statement.months],
        opening: toMoney(statement.openingCents),
        closing: toMoney(statement.closingCents),
        entries: statement.entries.map((entry) => ({
          ...entry,
          gross: toMoney(entry.grossCents),
          fee: toMoney(entry.feeCents),
          net: toMoney(entry.netCents),
          balance: toMoney(entry.balanceCents),
        })),
      };
    },
  },
} satisfies Resolvers;
