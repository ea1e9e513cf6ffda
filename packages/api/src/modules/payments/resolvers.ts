import type { RequestContext } from '#api/http/context.ts';
import type { ResolverMap } from '#api/graphql/resolver-map.ts';
import { findPaymentHandoff } from './find-payment-handoff.ts';
import type { ReversalView } from './load-payments.ts';
import { methodKindsFor } from './methods/read-payment-methods.ts';
import { paymentContextOf } from './payment-context.ts';
import { storedValueResolvers } from './stored-value/resolvers.ts';

type HandoffArgs = { idempotencyKey: string };

export const resolvers = {
  ...storedValueResolvers,
  Query: {
    ...storedValueResolvers.Query,
    paymentMethods: (_source: unknown, _args: unknown, context: RequestContext) => methodKindsFor(context),
    paymentHandoff: (_source: unknown, { idempotencyKey }: HandoffArgs, context) =>
      findPaymentHandoff(context, idempotencyKey),
    cardFields: (_source: unknown, _args: unknown, context) =>
      paymentContextOf(context).provider.cardFields(context.locale),
  },
  PaymentReversal: {
    respondBy: ({ respondBy }: ReversalView, _args: unknown, { viewer }) => (viewer?.isAdmin ? respondBy : null),
  },
} satisfies ResolverMap;
