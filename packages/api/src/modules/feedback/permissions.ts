import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Who may use the operations of feedback; which side of an order somebody is on, each of them checks itself. */
export const permissions = {
  'Query.orderFeedback': 'member',
  'Query.reportedFeedback': 'content:read',
  'Query.moderatedFeedback': 'content:read',
  'Mutation.feedbackCreate': 'member',
  'Mutation.feedbackAnswer': 'member',
  'Mutation.feedbackReport': 'member',
  'Mutation.feedbackHide': 'content:write',
  'Mutation.feedbackShow': 'content:write',
} satisfies PermissionMap;
