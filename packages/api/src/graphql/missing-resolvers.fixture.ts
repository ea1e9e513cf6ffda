import type { MissingResolvers } from './missing-resolvers.ts';

type Missing = MissingResolvers<readonly [{ readonly resolvers: { Query: { ping: () => string } } }]>;

/** Compiles only as long as the compiler finds that a lone `Query.ping` leaves these fields without a resolver … */
export const missing = [
  'Query.viewer',
  'Mutation.ping',
  'Account.storeCredits',
  'CartResult.cart',
  'Item.inViewerWishlist',
  'Listing.inViewerCart',
  'ListingSearch.nodes',
  'Order.total',
] as const satisfies readonly Missing[];

/** … and that it serves itself, and that a property of the source needs none. */
export const served: ['Query.ping' | 'Account.email'] extends [Exclude<'Query.ping' | 'Account.email', Missing>]
  ? true
  : never = true;
