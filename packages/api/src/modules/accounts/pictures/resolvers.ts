import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { accountRefusal } from '#api/modules/accounts/messages.ts';
import { done } from '#api/platform/mutation-result.ts';
import { removeProfilePicture } from './picture-store.ts';

export const resolvers = {
  Mutation: {
    profilePictureRemove: async (_source, { kind, accountId }, context) =>
      (await removeProfilePicture(context, context.actor, kind, accountId ?? undefined))
        ? done
        : accountRefusal('accountNotFound', context.actor.locale),
  },
} satisfies Resolvers;
