import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Only admins read what was sent. A draft is for whoever has its id, which cannot be guessed. */
export const permissions = {
  'Query.formDraft': 'everyone',
  'Query.formSubmission': 'content:read',
  'Query.formSubmissions': 'content:read',
} satisfies PermissionMap;
