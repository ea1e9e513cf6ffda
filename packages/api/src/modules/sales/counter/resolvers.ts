import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { findCounterListings } from './find-counter-listings.ts';

export const resolvers = {
  Query: { counterListings: (_source, { search }, { actor }) => findCounterListings(actor, search) },
} satisfies Resolvers;
