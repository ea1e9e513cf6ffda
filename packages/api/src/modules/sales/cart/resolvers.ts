import { onSignIn } from '#api/modules/accounts/sign-in-hooks.ts';
import type { ListingSource } from '#api/modules/catalog/index.ts';
import {
  type OrderSource,
  rememberedVisitor,
  showOrders,
  toSources,
  visitorOf,
} from '#api/modules/sales/orders/order-source.ts';
import type { Attempt } from '#api/platform/domain-error.ts';
import type { Visitor } from '#api/modules/sales/orders/visitor.ts';
import { deskOf } from '#api/modules/sales/orders/order-desk.ts';
import { changeWhilePaying } from '#api/modules/payments/change-while-paying.ts';
import { commerceOf } from '#api/modules/payments/commerce.ts';
import { done, refused } from '#api/graphql/mutation-result.ts';
import type { RequestContext } from '#api/http/context.ts';
import type { ResolverMap } from '#api/graphql/resolver-map.ts';
import { addListing } from './add-listing.ts';
import { removeListing, setLinePrice, setNotes, setQuantity } from './change-lines.ts';
import { mergeCarts } from './merge-carts.ts';
import { handOver, setOwner, takeOrder } from './prepared-orders.ts';
import { openOrderRows, readCart } from './read-cart.ts';
import { removeOutOfStock } from './remove-out-of-stock.ts';
import { setShippingAddress } from './set-shipping-address.ts';

type LineArgs = { lineItemId: string; orderId: string };
type CartSource = { version: number; orders: readonly OrderSource[] };
/** `orderIds` names the orders to show after the change when they are not the visitor's own, as for admins. */
type CartAnswer = { success: boolean; message: string | null; orderIds: readonly string[] };

onSignIn(mergeCarts);

async function showCart(context: RequestContext, orderIds: readonly string[]): Promise<CartSource> {
  const { version, orders } = await readCart(commerceOf(context), visitorOf(context), orderIds);
  return { version, orders: toSources(context, orders) };
}

/** Changes a cart; `work` may give a message that the shopper should read although, or because, it was corrected. */
async function change(
  context: RequestContext,
  orderId: string | null,
  work: (visitor: Visitor) => Promise<string | null | void>,
): Promise<CartAnswer> {
  const visitor = visitorOf(context);
  const outcome: Attempt<string | null | void> = await changeWhilePaying(commerceOf(context), () => work(visitor));
  const orderIds = visitor.isAdmin && orderId !== null ? [orderId] : [];
  if (!outcome.ok) return { success: false, message: outcome.message, orderIds };
  const message = outcome.value ?? null;
  return { success: message === null, message, orderIds };
}

/** Works on an order that an admin puts together, and answers with it as it then is. */
async function prepare(context: RequestContext, orderId: string, work: () => Promise<void>) {
  const outcome = await changeWhilePaying(commerceOf(context), work);
  return { ...(outcome.ok ? done : refused(outcome.message)), orderId };
}

/** The ids of all listings in the visitor's cart and in the given orders, read once a request. */
function listingsInCart(context: RequestContext, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const key = `cart.listings.${ids.slice(0, 100).toSorted().join()}`;
  return context.memo(key, async () => {
    const visitor = visitorOf(context);
    if (visitor.sessionId === null) return new Set();
    const own = await openOrderRows(context.db, visitor, []);
    const named = ids.length === 0 ? [] : await openOrderRows(context.db, visitor, ids);
    const orderIds = [...own, ...named].map(({ id }) => id);
    if (orderIds.length === 0) return new Set();
    const lines = await context.db
      .selectFrom('line_items')
      .select('listing_id')
      .where('order_id', 'in', orderIds)
      .execute();
    return new Set(lines.map(({ listing_id }) => listing_id));
  });
}

export const resolvers = {
  Query: {
    cart: (_source: unknown, { orderId }: { orderId: string[] }, context) => showCart(context, orderId),
  },
  CartResult: {
    cart: ({ orderIds }: CartAnswer, _args: unknown, context) => showCart(context, orderIds),
  },
  Listing: {
    inViewerCart: async ({ id }: ListingSource, { orderId }: { orderId?: string[] | null }, context) =>
      (await listingsInCart(context, orderId ?? [])).has(id),
  },
  Mutation: {
    cartAddListing: async (_source: unknown, args: { listingId: string; offerId?: string | null }, context) => {
      const visitor = await rememberedVisitor(context);
      return change(context, null, async () => {
        await addListing(context.db, visitor, args.listingId, args.offerId || null);
      });
    },
    cartUpdateLineItemQuantity: (_source: unknown, args: LineArgs & { quantity: number }, context) =>
      change(context, args.orderId, (visitor) => setQuantity(context.db, visitor, args, args.quantity)),
    cartUpdateLineItemPrice: (_source: unknown, args: LineArgs & { amountCents?: number | null }, context) =>
      change(context, args.orderId, (visitor) => setLinePrice(context.db, visitor, args, args.amountCents ?? null)),
    cartUpdateLineItemNotes: (_source: unknown, args: LineArgs & { notes: string }, context) =>
      change(context, args.orderId, (visitor) => setNotes(context.db, visitor, args, args.notes)),
    cartRemoveListing: (_source: unknown, args: { listingId: string; orderId: string }, context) =>
      change(context, args.orderId, (visitor) => removeListing(context.db, visitor, args.orderId, args.listingId)),
    cartSetShippingAddress: (
      _source: unknown,
      { addressId, orderId, storeId }: { addressId?: string | null; orderId: string; storeId?: string | null },
      context,
    ) =>
      change(context, orderId, (visitor) =>
        setShippingAddress(context.db, visitor, orderId, { addressId: addressId || null, storeId: storeId || null }),
      ),
    orderSetAccount: (_source: unknown, { id, accountId }: { id: string; accountId?: string | null }, context) =>
      prepare(context, id, () => setOwner(deskOf(context), id, accountId || null)),
    orderHandOver: (_source: unknown, { id }: { id: string }, context) =>
      prepare(context, id, () => handOver(deskOf(context), id)),
    cartTakeOrder: async (_source: unknown, { orderId, key }: { orderId: string; key?: string | null }, context) => {
      const visitor = await rememberedVisitor(context);
      return change(context, null, async () => {
        await takeOrder(context.db, visitor, orderId, key ?? '');
      });
    },
    orderEnsureTaxConsidered: async (_source: unknown, { orderId }: { orderId: string[] }, context) => {
      const visitor = visitorOf(context);
      const message = await removeOutOfStock(context.db, visitor, orderId);
      const rows = await openOrderRows(context.db, visitor, orderId);
      return { success: true, message, orders: await showOrders(context, rows) };
    },
  },
} satisfies ResolverMap;
