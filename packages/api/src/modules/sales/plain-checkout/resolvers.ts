import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { methodKindOfName } from '#api/modules/payments/index.ts';
import { memoryOf } from './plain-checkout-steps.ts';

export const resolvers = {
  Query: {
    plainCheckout: (_source, _args, context) => {
      const { fields, refusal, notice, placed, plan } = memoryOf(context);
      return {
        fields: Object.entries(fields).map(([name, value]) => ({ name, value })),
        refusal,
        notice,
        placed,
        ...plan,
        method: methodKindOfName(plan.method),
      };
    },
  },
} satisfies Resolvers;
