import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** What the shop writes to people is part of the content. */
export const permissions = {
  'Query.mailTemplates': 'content:read',
  'Query.mailTemplate': 'content:read',
  'Mutation.mailTextSave': 'content:write',
  'Mutation.mailTextRestore': 'content:write',
  'Mutation.mailTextPreview': 'content:read',
  'Mutation.mailTextTest': 'content:write',
} satisfies PermissionMap;
