import { loadItems } from '#api/modules/catalog/index.ts';
import { answer } from '#api/platform/answer-mutation.ts';
import { done } from '#api/platform/mutation-result.ts';
import { type PageArgs, toConnection } from '#api/platform/db/keyset-page.ts';
import { toMoney } from '#api/platform/money.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { findShared, readShare, shareWishlist, stopSharing } from './share-wishlist.ts';
import {
  addToWishlist,
  countWishes,
  pricesWhenAdded,
  removeFromWishlist,
  wishlistItemIds,
  wishlistPage,
} from './wishlist.ts';

/** The ids of the viewer's items, read once a request. */
const ownIds = ({ actor: { db, principal }, memo }: GraphQLContext): Promise<string[]> =>
  memo('wishlist.ids', async () => (principal.accountId === null ? [] : wishlistItemIds(db, principal.accountId)));

async function wishlist(actor: ActorContext, args: PageArgs) {
  const { db, locale } = actor;
  const accountId = requireAccountId(actor);
  const { entries, pageInfo } = await wishlistPage(db, accountId, args);
  const [items, prices, totalCount] = await Promise.all([
    loadItems(
      db,
      entries.map(({ kind }) => kind),
      locale,
    ),
    pricesWhenAdded(
      db,
      entries.map(({ id }) => id),
    ),
    countWishes(db, accountId),
  ]);
  const byId = new Map(items.map((item) => [item.id, item]));
  const connection = toConnection({ entries, pageInfo }, ({ id, at, kind }) => {
    const item = byId.get(kind);
    const cents = prices.get(id) ?? null;
    return item && { id, createdAt: at, item, priceWhenAdded: cents === null ? null : toMoney(cents) };
  });
  return { totalCount, ...connection };
}

/** A page of the list that a link shows. */
async function sharedWishlist({ db, locale }: ActorContext, { token, ...args }: PageArgs & { token: string }) {
  const shared = await findShared(db, token);
  if (!shared) return null;
  const { entries, pageInfo } = await wishlistPage(db, shared.accountId, args);
  const [items, totalCount] = await Promise.all([
    loadItems(
      db,
      entries.map(({ kind }) => kind),
      locale,
    ),
    countWishes(db, shared.accountId),
  ]);
  const byId = new Map(items.map((item) => [item.id, item]));
  return { ownerName: shared.name, totalCount, ...toConnection({ entries, pageInfo }, ({ kind }) => byId.get(kind)) };
}

export const resolvers = {
  Item: {
    inViewerWishlist: async ({ id }, _args, context) => (await ownIds(context)).includes(id),
  },
  Query: {
    wishlist: (_source, args, { actor }) => wishlist(actor, args),
    wishlistShare: (_source, _args, { actor }) => readShare(actor),
    sharedWishlist: (_source, args, { actor }) => sharedWishlist(actor, args),
    wishlistItemIds: (_source, _args, context) => ownIds(context),
  },
  Mutation: {
    wishlistShare: async (_source, { showsName }, { actor }) => ({
      ...done,
      share: await shareWishlist(actor, showsName),
    }),
    wishlistStopSharing: (_source, _args, { actor }) => answer(() => stopSharing(actor)),
    wishlistAddItem: (_source, { itemId }, { actor }) =>
      answer(() => addToWishlist(actor.db, requireAccountId(actor), itemId, actor.locale)),
    wishlistRemoveItem: (_source, { itemId }, { actor }) =>
      answer(() => removeFromWishlist(actor.db, requireAccountId(actor), itemId)),
  },
} satisfies Resolvers;
