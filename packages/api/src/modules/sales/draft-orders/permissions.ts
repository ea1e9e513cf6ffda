import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Orders that staff prepare for customers. */
export const permissions = {
  'Query.draftOrders': 'orders:read',
  'Query.draftOrder': 'orders:read',
  'Mutation.draftOrderCreate': 'orders:write',
  'Mutation.draftOrderCreateCustom': 'orders:write',
  'Mutation.draftOrderAddListing': 'orders:write',
  'Mutation.draftOrderSetCustomLine': 'orders:write',
  'Mutation.draftOrderSetLine': 'orders:write',
  'Mutation.draftOrderSetCustomer': 'orders:write',
  'Mutation.draftOrderSetAddress': 'orders:write',
  'Mutation.draftOrderSetShipping': 'orders:write',
  'Mutation.draftOrderSetDiscount': 'orders:write',
  'Mutation.draftOrderExtend': 'orders:write',
  'Mutation.draftOrderMail': 'orders:write',
  'Mutation.draftOrderTake': 'orders:write',
  'Mutation.draftOrderRemove': 'orders:write',
} satisfies PermissionMap;
