import { type ItemSource, loadItems } from '#api/modules/catalog/index.ts';
import { answer } from '#api/modules/sales/orders/answer.ts';
import { cursorOf, type PageArgs } from '#api/modules/sales/orders/keyset-page.ts';
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

/** The id of the signed-in account; the permissions let nobody else come here. */
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
