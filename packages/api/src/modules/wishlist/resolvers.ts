import type { ItemSource } from '#api/modules/catalog/item-source.ts';
import { loadItems } from '#api/modules/catalog/load-items.ts';
import { answer } from '#api/platform/answer-mutation.ts';
import { type PageArgs, toConnection } from '#api/platform/db/keyset-page.ts';
import { toMoney } from '#api/platform/money.ts';
import type { RequestContext } from '#api/http/context.ts';
import type { ResolverMap } from '#api/graphql/resolver-map.ts';
import {
  addToWishlist,
  countWishes,
  pricesWhenAdded,
  removeFromWishlist,
  wishlistItemIds,
  wishlistPage,
} from './wishlist.ts';

/** The id of the signed-in account, which the permissions require. */
const memberId = ({ viewer }: RequestContext): string => viewer?.id ?? '';

/** The ids of the viewer's items, read once a request. */
const ownIds = ({ db, viewer, memo }: RequestContext): Promise<string[]> =>
  memo('wishlist.ids', () => (viewer ? wishlistItemIds(db, viewer.id) : Promise.resolve([])));

async function wishlist(context: RequestContext, args: PageArgs) {
  const { db, locale } = context;
  const { entries, pageInfo } = await wishlistPage(db, memberId(context), args);
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
    countWishes(db, memberId(context)),
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
    inViewerWishlist: async ({ id }: ItemSource, _args: unknown, context) => (await ownIds(context)).includes(id),
  },
  Query: {
    wishlist: (_source: unknown, args: PageArgs, context) => wishlist(context, args),
    wishlistItemIds: (_source: unknown, _args: unknown, context) => ownIds(context),
  },
  Mutation: {
    wishlistAddItem: (_source: unknown, { itemId }: { itemId: string }, context) =>
      answer(() => addToWishlist(context.db, memberId(context), itemId, context.locale)),
    wishlistRemoveItem: (_source: unknown, { itemId }: { itemId: string }, context) =>
      answer(() => removeFromWishlist(context.db, memberId(context), itemId)),
  },
} satisfies ResolverMap;
