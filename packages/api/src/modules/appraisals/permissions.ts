import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Who values and lists instruments answers appraisals: they end in the catalogue. */
export const permissions = {
  'Query.appraisals': 'catalogue:read',
  'Query.appraisal': 'catalogue:read',
  'Mutation.appraisalAnswer': 'catalogue:write',
  'Mutation.appraisalMove': 'catalogue:write',
  'Mutation.appraisalConsign': 'catalogue:write',
} satisfies PermissionMap;
