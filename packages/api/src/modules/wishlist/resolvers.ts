import { loadItems } from '#api/modules/catalog/index.ts';
import { answer } from '#api/platform/answer-mutation.ts';
import { type PageArgs, toConnection } from '#api/platform/db/keyset-page.ts';
import { toMoney } from '#api/platform/money.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
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

export const resolvers = {
  Item: {
    inViewerWishlist: async ({ id }, _args, context) => (await ownIds(context)).includes(id),
  },
  Query: {
    wishlist: (_source, args, { actor }) => wishlist(actor, args),
    wishlistItemIds: (_source, _args, context) => ownIds(context),
  },
  Mutation: {
    wishlistAddItem: (_source, { itemId }, { actor }) =>
      answer(() => addToWishlist(actor.db, requireAccountId(actor), itemId, actor.locale)),
    wishlistRemoveItem: (_source, { itemId }, { actor }) =>
      answer(() => removeFromWishlist(actor.db, requireAccountId(actor), itemId)),
  },
} satisfies Resolvers;
