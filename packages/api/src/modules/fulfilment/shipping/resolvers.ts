import type { ResolverMap } from '#api/graphql/resolver-map.ts';
import { estimateItem, type ItemEstimate } from './estimate-item.ts';
import { toShippingOption } from './shipping-option.ts';

export const resolvers = {
  Query: {
    itemShippingEstimate: async (_source: unknown, args: ItemEstimate, context) =>
      (await estimateItem(context, args)).map((quote) => toShippingOption(quote, context.locale)),
  },
} satisfies ResolverMap;
