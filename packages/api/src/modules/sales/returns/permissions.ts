import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Who may use the operations of returns; which side of a return somebody is on, each of them checks itself. */
export const permissions = {
  'Query.returnRequest': 'member',
  'Query.purchasedLine': 'member',
  'Mutation.returnRequestCreate': 'member',
  'Mutation.returnRequestAnswer': 'member',
  'Mutation.returnRequestWithdraw': 'member',
  'Mutation.returnRequestSend': 'member',
} satisfies PermissionMap;
