import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Who may use the operations of orders; whose order it is, each of them checks itself. */
export const permissions = {
  'Query.order': 'everyone',
  'Query.orderDocument': 'everyone',
  'Query.orderRefund': 'everyone',
  // Visitors have none; the shell asks for the count with every session.
  'Query.ordersCompleted': 'everyone',
  'Query.purchaseCounts': 'member',
  'Query.invoices': 'member',
  'Mutation.orderSetContact': 'orders:write',
  'Query.sellingOrders': 'member',
  'Query.sellingCounts': 'member',
  'Mutation.orderSetSalesperson': 'orders:write',
  'Mutation.orderCancel': 'everyone',
  'Mutation.orderSetTracking': 'member',
  'Mutation.orderShip': 'member',
  'Mutation.orderDeliver': 'member',
  'Query.orderRefundQuote': 'money:write',
  'Mutation.orderRefundCreate': 'money:write',
  'Mutation.orderReportPurchase': 'everyone',
  'Mutation.orderSetPaidOut': 'money:write',
  'Mutation.orderSetPayoutFailed': 'money:write',
  'Mutation.lineItemSetReturnedAt': 'orders:write',
  'Mutation.lineItemCancelReturn': 'orders:write',
  'Mutation.accountExpressAssociate': 'everyone',
  'Mutation.addressExpressCreate': 'everyone',
} satisfies PermissionMap;
