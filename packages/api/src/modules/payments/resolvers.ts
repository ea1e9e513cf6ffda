import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { findPaymentHandoff } from './find-payment-handoff.ts';
import { methodKindsFor } from './methods/read-payment-methods.ts';
import { paymentContextOf } from './payment-context.ts';
import { settlementResolvers } from './provider-settlements/resolvers.ts';
import { storedValueResolvers } from './stored-value/resolvers.ts';
import { vaultResolvers } from './vault/resolvers.ts';

export const resolvers = {
  Account: { ...storedValueResolvers.Account, ...vaultResolvers.Account },
  StoreCredits: storedValueResolvers.StoreCredits,
  StoredValueAccount: storedValueResolvers.StoredValueAccount,
  ProviderSettlement: settlementResolvers.ProviderSettlement,
  Mutation: { ...settlementResolvers.Mutation, ...storedValueResolvers.Mutation, ...vaultResolvers.Mutation },
  Query: {
    ...settlementResolvers.Query,
    ...storedValueResolvers.Query,
    paymentMethods: (_source, _args, context) => methodKindsFor(context.actor, paymentContextOf(context)),
    paymentHandoff: (_source, { idempotencyKey }, { actor }) => findPaymentHandoff(actor, idempotencyKey),
    cardFields: (_source, _args, context) => paymentContextOf(context).provider.cardFields(context.actor.locale),
  },
  PaymentReversal: {
    respondBy: ({ respondBy }, _args, { actor }) => (actor.principal.rights.isAdmin ? respondBy : null),
  },
} satisfies Resolvers;
