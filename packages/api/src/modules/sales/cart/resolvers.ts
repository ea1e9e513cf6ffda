import type { ListingSource } from '#api/modules/catalog/index.ts';
import { ensurePrincipal, principalOf, type SalesPrincipal } from '#api/modules/sales/orders/order-ownership.ts';
import { type OrderView, showOrders, toOrderViews } from '#api/modules/sales/orders/order-view.ts';
import type { Attempt } from '#api/platform/domain-error.ts';
import { orderContextOf } from '#api/modules/sales/orders/order-context.ts';
import { changeWhilePaying } from '#api/modules/sales/checkout/change-while-paying.ts';
import { checkoutContextOf } from '#api/modules/sales/checkout/checkout-context.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import type { RequestContext } from '#api/http/context.ts';
import type { ResolverMap } from '#api/graphql/resolver-map.ts';
import { addListing } from './add-listing.ts';
import { removeListing, setLinePrice, setNotes, setQuantity } from './change-lines.ts';
import { sendDraft, setOwner, claimDraft } from './draft-orders.ts';
import { openOrderRows, readCart } from './read-cart.ts';
import { removeOutOfStock } from './remove-out-of-stock.ts';
import { setShippingAddress } from './set-shipping-address.ts';

type LineArgs = { lineItemId: string; orderId: string };
type CartView = { version: number; orders: readonly OrderView[] };
/** `orderIds` names the orders to show after the change when they are not the shopper's own, as for admins. */
type CartAnswer = { success: boolean; message: string | null; code: string | null; orderIds: readonly string[] };

async function showCart(context: RequestContext, orderIds: readonly string[]): Promise<CartView> {
  const { version, orders } = await readCart(checkoutContextOf(context), principalOf(context), orderIds);
  return { version, orders: toOrderViews(context, orders) };
}

/** Changes a cart; `work` may give a message that the shopper should read although, or because, it was corrected. */
async function change(
  context: RequestContext,
  orderId: string | null,
  work: (principal: SalesPrincipal) => Promise<string | null | void>,
): Promise<CartAnswer> {
  const principal = principalOf(context);
  const outcome: Attempt<string | null | void> = await changeWhilePaying(checkoutContextOf(context), () =>
    work(principal),
  );
  const orderIds = principal.isAdmin && orderId !== null ? [orderId] : [];
  if (!outcome.ok) return { success: false, message: outcome.message, code: outcome.code, orderIds };
  const message = outcome.value ?? null;
  return { success: message === null, message, code: message === null ? null : 'adjusted', orderIds };
}

/** Works on an order that an admin puts together, and answers with it as it then is. */
async function prepare(context: RequestContext, orderId: string, work: () => Promise<void>) {
  const outcome = await changeWhilePaying(checkoutContextOf(context), work);
  return { ...(outcome.ok ? done : refused(outcome.message, outcome.code)), orderId };
}

/** The ids of all listings in the shopper's cart and in the given orders, read once a request. */
function listingsInCart(context: RequestContext, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const key = `cart.listings.${ids.slice(0, 100).toSorted().join()}`;
  return context.memo(key, async () => {
    const principal = principalOf(context);
    if (principal.sessionId === null) return new Set();
    const own = await openOrderRows(context.db, principal, []);
    const named = ids.length === 0 ? [] : await openOrderRows(context.db, principal, ids);
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
      const principal = await ensurePrincipal(context);
      return change(context, null, async () => {
        await addListing(context.db, principal, args.listingId, args.offerId || null);
      });
    },
    cartUpdateLineItemQuantity: (_source: unknown, args: LineArgs & { quantity: number }, context) =>
      change(context, args.orderId, (principal) => setQuantity(context.db, principal, args, args.quantity)),
    cartUpdateLineItemPrice: (_source: unknown, args: LineArgs & { amountCents?: number | null }, context) =>
      change(context, args.orderId, (principal) => setLinePrice(context.db, principal, args, args.amountCents ?? null)),
    cartUpdateLineItemNotes: (_source: unknown, args: LineArgs & { notes: string }, context) =>
      change(context, args.orderId, (principal) => setNotes(context.db, principal, args, args.notes)),
    cartRemoveListing: (_source: unknown, args: { listingId: string; orderId: string }, context) =>
      change(context, args.orderId, (principal) => removeListing(context.db, principal, args.orderId, args.listingId)),
    cartSetShippingAddress: (
      _source: unknown,
      { addressId, orderId, storeId }: { addressId?: string | null; orderId: string; storeId?: string | null },
      context,
    ) =>
      change(context, orderId, (principal) =>
        setShippingAddress(context.db, principal, orderId, { addressId: addressId || null, storeId: storeId || null }),
      ),
    orderSetAccount: (_source: unknown, { id, accountId }: { id: string; accountId?: string | null }, context) =>
      prepare(context, id, () => setOwner(orderContextOf(context), id, accountId || null)),
    draftOrderSend: (_source: unknown, { id }: { id: string }, context) =>
      prepare(context, id, () => sendDraft(orderContextOf(context), id)),
    draftOrderClaim: async (_source: unknown, { orderId, key }: { orderId: string; key?: string | null }, context) => {
      const principal = await ensurePrincipal(context);
      return change(context, null, async () => {
        await claimDraft(context.db, principal, orderId, key ?? '');
      });
    },
    orderEnsureTaxConsidered: async (_source: unknown, { orderId }: { orderId: string[] }, context) => {
      const principal = principalOf(context);
      const message = await removeOutOfStock(context.db, principal, orderId);
      const rows = await openOrderRows(context.db, principal, orderId);
      return { success: true, message, orders: await showOrders(context, rows) };
    },
  },
} satisfies ResolverMap;
