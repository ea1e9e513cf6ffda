import type { GraphQLContext } from '#api/graphql/context.ts';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { changeWhilePaying } from '#api/modules/sales/checkout/change-while-paying.ts';
import { checkoutContextOf } from '#api/modules/sales/checkout/checkout-context.ts';
import { checkTaxKnown } from '#api/modules/sales/checkout/find-payable-orders.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { type OrderAnswer, showOrders } from '#api/modules/sales/orders/order-view.ts';
import { addListing } from './add-listing.ts';
import { type CartAnswer, listingsInCart, showCart } from './cart-view.ts';
import { removeListing, setLinePrice, setNotes, setQuantity } from './change-line-items.ts';
import { claimDraft, sendDraft, setOwner } from './draft-orders.ts';
import { openOrderRows } from './read-cart.ts';
import { removeOutOfStock } from './remove-out-of-stock.ts';
import { setShippingAddress } from './set-shipping-address.ts';

/** Changes a cart; `work` may give a message that the shopper should read although, or because, it was corrected. */
async function change(
  context: GraphQLContext,
  orderId: string | null,
  work: (actor: ActorContext) => Promise<string | null | void>,
): Promise<CartAnswer> {
  const { actor } = context;
  const outcome = await changeWhilePaying(checkoutContextOf(context), () => work(actor));
  const orderIds = actor.principal.rights.isAdmin && orderId !== null ? [orderId] : [];
  if (!outcome.ok) return { ...refused(outcome.message, outcome.code), orderIds };
  const message = outcome.value ?? null;
  return message === null ? { ...done, orderIds } : { ...refused(message, 'adjusted'), orderIds };
}

/** Changes the cart of a visitor, who gets a session if there is none. */
async function changeOwn(
  context: GraphQLContext,
  work: (actor: ActorContext) => Promise<unknown>,
): Promise<CartAnswer> {
  await context.ensureSession();
  return change(context, null, async (actor) => {
    await work(actor);
  });
}

/** Works on an order that an admin puts together, and answers with it as it then is. */
async function prepare(
  context: GraphQLContext,
  orderId: string,
  work: (actor: ActorContext) => Promise<void>,
): Promise<OrderAnswer> {
  const outcome = await changeWhilePaying(checkoutContextOf(context), () => work(context.actor));
  return { ...(outcome.ok ? done : refused(outcome.message, outcome.code)), orderId };
}

/** As `listingsInCart`, read once a request. */
function inCart({ actor, memo }: GraphQLContext, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const key = `cart.listings.${ids.slice(0, 100).toSorted().join()}`;
  return memo(key, () => listingsInCart(actor, ids));
}

export const resolvers = {
  Query: {
    cart: (_source, { orderId }, context) => showCart(context.actor, checkoutContextOf(context), orderId),
  },
  CartResult: {
    cart: ({ orderIds }, _args, context) => showCart(context.actor, checkoutContextOf(context), orderIds),
  },
  Listing: {
    inViewerCart: async ({ id }, { orderId }, context) => (await inCart(context, orderId ?? [])).has(id),
  },
  Mutation: {
    cartAddListing: (_source, { listingId, offerId }, context) =>
      changeOwn(context, (actor) => addListing(actor, listingId, offerId || null)),
    cartUpdateLineItemQuantity: (_source, args, context) =>
      change(context, args.orderId, (actor) => setQuantity(actor, args, args.quantity)),
    cartUpdateLineItemPrice: (_source, args, context) =>
      change(context, args.orderId, (actor) =>
        setLinePrice(actor, args, args.amountCents ?? null, args.reason ?? null),
      ),
    cartUpdateLineItemNotes: (_source, args, context) =>
      change(context, args.orderId, (actor) => setNotes(actor, args, args.notes)),
    cartRemoveListing: (_source, { orderId, listingId }, context) =>
      change(context, orderId, (actor) => removeListing(actor, orderId, listingId)),
    cartSetShippingAddress: (_source, { addressId, orderId, storeId }, context) =>
      change(context, orderId, (actor) =>
        setShippingAddress(actor, orderId, { addressId: addressId || null, storeId: storeId || null }),
      ),
    orderSetAccount: (_source, { id, accountId }, context) =>
      prepare(context, id, (actor) => setOwner(actor, id, accountId || null)),
    draftOrderSend: (_source, { id }, context) => prepare(context, id, (actor) => sendDraft(actor, id)),
    draftOrderClaim: (_source, { orderId, key }, context) =>
      changeOwn(context, (actor) => claimDraft(actor, orderId, key ?? '')),
    orderEnsureTaxConsidered: async (_source, { orderId }, context) => {
      const { actor } = context;
      const message = await removeOutOfStock(actor, orderId);
      const rows = await openOrderRows(actor.db, actor.principal, orderId);
      const orders = await showOrders(actor, checkoutContextOf(context), rows);
      const tax = await attempt(async () => checkTaxKnown(actor, orders));
      return tax.ok ? { ...done, message, orders } : { ...refused(tax.message, tax.code), orders };
    },
  },
} satisfies Resolvers;
