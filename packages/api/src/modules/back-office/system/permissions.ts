import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** What the staff sees of the whole shop. */
export const permissions = {
  'Query.findRecords': 'admin',
  'Query.auditLog': 'system:read',
  'Query.outboxMails': 'system:read',
  'Query.failedJobs': 'system:read',
  'Query.regularWork': 'system:read',
  'Query.shopOverview': 'money:read',
  'Mutation.outboxMailResend': 'system:write',
  'Mutation.failedJobRetry': 'system:write',
} satisfies PermissionMap;
