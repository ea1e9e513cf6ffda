import type { ItemSource } from '#api/modules/catalog/item-source.ts';
import { loadItems } from '#api/modules/catalog/load-items.ts';
import { answer } from '#api/platform/mutation-result.ts';
import { cursorOf, type PageArgs } from '#api/platform/db/keyset-page.ts';
import { toMoney } from '#api/platform/money.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import type { ResolverMap } from '#api/graphql/resolver-map.ts';
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
  const edges = entries.flatMap((entry) => {
    const item = byId.get(entry.kind);
    const cents = prices.get(entry.id) ?? null;
    const node = { id: entry.id, createdAt: entry.at, item, priceWhenAdded: cents === null ? null : toMoney(cents) };
    return item ? [{ cursor: cursorOf(entry), node }] : [];
  });
  return { totalCount, pageInfo, edges };
}

export const resolvers = {
  Item: {
    inViewerWishlist: async ({ id }: ItemSource, _args: unknown, context) => (await ownIds(context)).includes(id),
  },
  Query: {
    wishlist: (_source: unknown, args: PageArgs, { actor }) => wishlist(actor, args),
    wishlistItemIds: (_source: unknown, _args: unknown, context) => ownIds(context),
  },
  Mutation: {
    wishlistAddItem: (_source: unknown, { itemId }: { itemId: string }, { actor }) =>
      answer(() => addToWishlist(actor.db, requireAccountId(actor), itemId, actor.locale)),
    wishlistRemoveItem: (_source: unknown, { itemId }: { itemId: string }, { actor }) =>
      answer(() => removeFromWishlist(actor.db, requireAccountId(actor), itemId)),
  },
} satisfies ResolverMap;
