import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Who may use the cart's operations; whose order it is, each of them checks itself. */
export const permissions = {
  'Query.cart': 'everyone',
  'Mutation.cartAddListing': 'everyone',
  'Mutation.cartUpdateLineItemQuantity': 'everyone',
  'Mutation.cartUpdateLineItemPrice': 'orders:write',
  'Mutation.cartUpdateLineItemNotes': 'everyone',
  'Mutation.cartRemoveListing': 'everyone',
  'Mutation.cartSetShippingAddress': 'everyone',
  'Mutation.orderSetAccount': 'orders:write',
  'Mutation.draftOrderSend': 'orders:write',
  'Mutation.draftOrderClaim': 'everyone',
  'Mutation.orderEnsureTaxConsidered': 'everyone',
} satisfies PermissionMap;
