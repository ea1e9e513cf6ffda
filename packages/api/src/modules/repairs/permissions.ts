import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Repairs are written down by staff. */
export const permissions = {
  'Query.repairJobs': 'admin',
  'Query.repairJob': 'admin',
  'Mutation.repairJobCreate': 'admin',
  'Mutation.repairJobUpdate': 'admin',
  'Mutation.repairJobMove': 'admin',
} satisfies PermissionMap;
