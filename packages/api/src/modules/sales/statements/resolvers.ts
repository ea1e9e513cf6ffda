import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { requireAccountId } from '#api/platform/actor-context.ts';
import { toMoney } from '#api/platform/money.ts';
import { readSellerStatement } from './seller-statement.ts';

export const resolvers = {
  Query: {
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
