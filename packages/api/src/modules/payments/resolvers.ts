import type { RequestContext } from '#api/http/context.ts';
import type { ResolverMap } from '#api/graphql/resolver-map.ts';
import { findPaymentHandover } from './find-payment-handover.ts';
import type { ReversalView } from './load-payments.ts';
import { methodKindsFor } from './methods/read-payment-methods.ts';
import { paymentContextOf } from './payment-context.ts';
import { storedValueResolvers } from './stored-value/resolvers.ts';

type HandoverArgs = { idempotencyKey: string };

export const resolvers = {
  ...storedValueResolvers,
  Query: {
    ...storedValueResolvers.Query,
    tenderKinds: (_source: unknown, _args: unknown, context: RequestContext) => methodKindsFor(context),
    paymentHandover: (_source: unknown, { idempotencyKey }: HandoverArgs, context) =>
      findPaymentHandover(context, idempotencyKey),
    cardFields: (_source: unknown, _args: unknown, context) =>
      paymentContextOf(context).provider.cardFields(context.locale),
  },
  PaymentReversal: {
    respondBy: ({ respondBy }: ReversalView, _args: unknown, { viewer }) => (viewer?.isAdmin ? respondBy : null),
  },
} satisfies ResolverMap;
