import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Who defines the assistants, and reads what was asked. */
export const permissions = {
  'Query.assistants': 'ai:read',
  'Query.assistant': 'ai:read',
  'Query.assistantModel': 'ai:read',
  'Query.assistantQuestions': 'ai:read',
  'Query.assistantQuestion': 'ai:read',
  'Query.assistantUse': 'ai:read',
  'Query.assistantDays': 'ai:read',
  'Mutation.assistantCreate': 'ai:write',
  'Mutation.assistantSave': 'ai:write',
  'Mutation.assistantPublish': 'ai:write',
  'Mutation.assistantRetire': 'ai:write',
  'Mutation.assistantMakeDefault': 'ai:write',
} satisfies PermissionMap;
