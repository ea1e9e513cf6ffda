import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { estimateItem } from './estimate-item.ts';
import { domesticRange } from './domestic-range.ts';
import { toShippingOption } from './shipping-option.ts';

export const resolvers = {
  Item: { domesticShipping: domesticRange },
  Query: {
    itemShippingEstimate: async (_source, args, { actor }) =>
      (await estimateItem(actor, args)).map((quote) => toShippingOption(quote, actor.locale)),
  },
} satisfies Resolvers;
