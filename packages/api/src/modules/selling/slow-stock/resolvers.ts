import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { toConnection } from '#api/platform/db/keyset-page.ts';
import { toMoney } from '#api/platform/money.ts';
import { loadListingRows } from '#api/modules/selling/listing-lists.ts';
import { loadPriceSteps } from './price-steps.ts';
import { readSlowStock, readStockAgeBands } from './read-slow-stock.ts';

const LONGEST_DAYS = 3_650;

export const resolvers = {
  Query: {
    slowStock: async (_source, { days, ...filter }, { actor: { db, now } }) => {
      const page = await readSlowStock(db, { ...filter, days: Math.min(Math.max(0, days), LONGEST_DAYS) });
      const ids = page.entries.map(({ id }) => id);
      const [rows, steps] = await Promise.all([loadListingRows(db, ids), loadPriceSteps(db, ids, now)]);
      const nodeOf = (id: string) => {
        const [listing, step] = [rows.get(id), steps.get(id)];
        if (!listing || !step) return undefined;
        const { ageDays, advice, cents, valuation, lastSoldAt } = step;
        return {
          id,
          listing,
          ageDays,
          advice,
          suggestedPrice: cents === null ? null : toMoney(cents),
          soldFor: valuation && {
            low: toMoney(valuation.lowCents),
            median: toMoney(valuation.medianCents),
            high: toMoney(valuation.highCents),
            count: valuation.soldCount,
            lastAt: lastSoldAt,
          },
        };
      };
      return { totalCount: page.totalCount, ...toConnection(page, ({ id }) => nodeOf(id)) };
    },
    stockAgeBands: async (_source, _args, { actor: { db } }) =>
      (await readStockAgeBands(db)).map(({ askingCents, costCents, ...age }) => ({
        ...age,
        asking: toMoney(askingCents),
        cost: toMoney(costCents),
      })),
  },
} satisfies Resolvers;
