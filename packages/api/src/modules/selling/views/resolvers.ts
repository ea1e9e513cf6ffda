import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { answer } from '#api/platform/answer-mutation.ts';
import { answeredViewsOf, askedViewsOf } from './asked-views.ts';
import { declineView } from './answer-views.ts';
import { askForView } from './ask-for-view.ts';
import { findShownListing } from './missing-views.ts';

export const resolvers = {
  Query: {
    missingViews: async (_source, { itemId }, { actor }) => {
      const listing = await findShownListing(actor.db, itemId, actor.locale);
      const { accountId } = actor.principal;
      if (!listing || listing.sellerId === accountId) return [];
      const own = accountId === null ? new Map() : await answeredViewsOf(actor.db, listing.listingId, accountId);
      return listing.missing.map((shot) => ({
        shot,
        isAsked: own.get(shot) === 'WAITING',
        isDeclined: own.get(shot) === 'NONE',
      }));
    },
  },
  ListingEditor: {
    askedViews: ({ id }, _args, { actor }) => askedViewsOf(actor.db, id),
  },
  Mutation: {
    viewAsk: (_source, given, { actor, config, secret }) =>
      answer(() => askForView(actor, given, { secret, baseUrl: config.publicUrl })),
    viewDecline: (_source, given, { actor, config }) => answer(() => declineView(actor, config.publicUrl, given)),
  },
} satisfies Resolvers;
