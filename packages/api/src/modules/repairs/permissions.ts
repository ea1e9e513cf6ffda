import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Repairs are written down by staff. */
export const permissions = {
  'Query.repairJobs': 'orders:read',
  'Query.repairJob': 'orders:read',
  'Mutation.repairJobCreate': 'orders:write',
  'Mutation.repairJobUpdate': 'orders:write',
  'Mutation.repairJobMove': 'orders:write',
} satisfies PermissionMap;
