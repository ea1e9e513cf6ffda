import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Texts are edited by staff whose role has the area. */
export const permissions = {
  'Query.contentDocuments': 'content:read',
  'Query.contentDocument': 'content:read',
  'Query.contentVersions': 'content:read',
  'Query.contentRendered': 'content:read',
  'Query.contentPreviewAddress': 'content:write',
  'Query.contentChoices': 'content:read',
  'Query.contentTargets': 'content:read',
  'Query.contentDeadTargets': 'content:read',
  'Mutation.contentCreate': 'content:write',
  'Mutation.contentDuplicate': 'content:write',
  'Mutation.contentSave': 'content:write',
  'Mutation.contentDraftKeep': 'content:write',
  'Mutation.contentPublish': 'content:write',
  'Mutation.contentUnpublish': 'content:write',
  'Mutation.contentSchedule': 'content:write',
  'Mutation.contentUnschedule': 'content:write',
  'Mutation.contentRestore': 'content:write',
  'Mutation.contentMove': 'content:write',
  'Mutation.contentArchive': 'content:write',
  'Mutation.contentUnarchive': 'content:write',
  'Mutation.contentMoveTexts': 'content:write',
  'Mutation.contentReorder': 'content:write',
} satisfies PermissionMap;
