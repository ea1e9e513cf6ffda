import type { PermissionMap } from '#api/graphql/resolver-map.ts';

/** Only admins read what was sent. A draft is for whoever has its id. */
export const permissions = {
  'Query.formSubmissions': 'admin',
  'Query.formSubmission': 'admin',
} as const satisfies PermissionMap;
