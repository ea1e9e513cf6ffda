import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Who may use the operations of the checkout; whose order it is, each of them checks itself. */
export const permissions = {
  'Query.orderShippingMethods': 'everyone',
  'Mutation.orderSetShippingMethod': 'everyone',
  'Mutation.ordersPay': 'everyone',
  'Mutation.ordersPayByCard': 'everyone',
  'Mutation.paymentResume': 'everyone',
  'Mutation.orderSetAffirmPercentageFee': 'everyone',
  'Mutation.orderRemoveAffirmPercentageFee': 'everyone',
} satisfies PermissionMap;
