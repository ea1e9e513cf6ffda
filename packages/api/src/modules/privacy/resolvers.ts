import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { cancelDeletion, readDeletion, requestDeletion } from './deletion/request-deletion.ts';
import { requestExport } from './exports/request-export.ts';
import { readPrivacy } from './read-privacy.ts';

export const resolvers = {
  Query: {
    accountPrivacy: (_source, _args, { actor }) => readPrivacy(actor),
    accountDeletion: (_source, _args, { actor: { db, principal } }) =>
      principal.accountId === null ? null : readDeletion(db, principal.accountId),
  },
  Mutation: {
    accountExportRequest: (_source, _args, context) => requestExport(context.actor, context),
    accountDelete: (_source, { confirmation }, context) => requestDeletion(context.actor, context, confirmation),
    accountKeep: (_source, _args, context) => cancelDeletion(context.actor, context),
  },
} satisfies Resolvers;
