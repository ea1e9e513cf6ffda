import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Only staff reads and answers what was sent. A draft is for whoever has its id, which cannot be guessed. */
export const permissions = {
  'Query.formDraft': 'everyone',
  'Query.formSubmission': 'content:read',
  'Query.formSubmissions': 'content:read',
  'Query.formAssignees': 'content:read',
  'Mutation.formAnswer': 'content:write',
  'Mutation.formMove': 'content:write',
  'Mutation.formAssign': 'content:write',
} satisfies PermissionMap;
