import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { accountRefusal } from '#api/modules/accounts/messages.ts';
import { done } from '#api/platform/mutation-result.ts';
import { avatarsOf } from './avatar-loader.ts';
import { removeProfilePicture } from './picture-store.ts';

export const resolvers = {
  PublicAccount: {
    avatarUrl: ({ id }, _args, { actor }) => avatarsOf(actor).load(id),
  },
  Mutation: {
    profilePictureRemove: async (_source, { kind, accountId }, context) =>
      (await removeProfilePicture(context, context.actor, kind, accountId ?? undefined))
        ? done
        : accountRefusal('accountNotFound', context.actor.locale),
  },
} satisfies Resolvers;
