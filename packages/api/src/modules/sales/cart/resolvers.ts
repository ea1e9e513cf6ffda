import type { GraphQLContext } from '#api/graphql/context.ts';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { changeWhilePaying } from '#api/modules/sales/checkout/change-while-paying.ts';
import { checkoutContextOf } from '#api/modules/sales/checkout/checkout-context.ts';
import { checkTaxKnown } from '#api/modules/sales/checkout/find-payable-orders.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { type OrderAnswer, showOrders } from '#api/modules/sales/orders/order-view.ts';
import { listingsInCart, showCart } from './cart-view.ts';
import { addToCart, changeCart, changeOwnCart, removeFromCart, setLineQuantity } from './change-cart.ts';
import { setLinePrice, setNotes } from './change-line-items.ts';
import { claimDraft, sendDraft, setOwner } from './draft-orders.ts';
import { openOrderRows } from './read-cart.ts';
import { removeOutOfStock } from './remove-out-of-stock.ts';
import { setShippingAddress } from './set-shipping-address.ts';

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
    cartAddListing: (_source, { listingId, offerId }, context) => addToCart(context, listingId, offerId || null),
    cartUpdateLineItemQuantity: (_source, args, context) => setLineQuantity(context, args, args.quantity),
    cartUpdateLineItemPrice: (_source, args, context) =>
      changeCart(context, args.orderId, (actor) =>
        setLinePrice(actor, args, args.amountCents ?? null, {
          reason: args.reason ?? '',
          expectedCents: args.expectedCents ?? undefined,
        }),
      ),
    cartUpdateLineItemNotes: (_source, args, context) =>
      changeCart(context, args.orderId, (actor) => setNotes(actor, args, args.notes)),
    cartRemoveListing: (_source, { orderId, listingId }, context) => removeFromCart(context, orderId, listingId),
    cartSetShippingAddress: (_source, { addressId, orderId, storeId }, context) =>
      changeCart(context, orderId, (actor) =>
        setShippingAddress(actor, orderId, { addressId: addressId || null, storeId: storeId || null }),
      ),
    orderSetAccount: (_source, { id, accountId, expectedAccountId }, context) =>
      prepare(context, id, (actor) => setOwner(actor, id, accountId || null, expectedAccountId ?? undefined)),
    draftOrderSend: (_source, { id, version }, context) =>
      prepare(context, id, (actor) => sendDraft(actor, id, version ?? undefined)),
    draftOrderClaim: (_source, { orderId, key }, context) =>
      changeOwnCart(context, (actor) => claimDraft(actor, orderId, key ?? '')),
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
