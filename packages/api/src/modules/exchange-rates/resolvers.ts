import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { shownRates } from './stored-rates.ts';

export const resolvers = {
  Query: {
    exchangeRates: async (_source, _args, { actor: { db, now } }) => {
      const shown = await shownRates(db, now);
      if (!shown) return null;
      const rates = Object.entries(shown.rates).map(([currency, rate]) => ({ currency, rate }));
      return { ...shown, rates };
    },
  },
} satisfies Resolvers;
