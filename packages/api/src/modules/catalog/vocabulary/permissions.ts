import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** The search's synonyms are the staff's. */
export const permissions = {
  'Query.searchVocabulary': 'catalogue:read',
  'Query.searchVocabularyRevisions': 'catalogue:read',
  'Query.searchVocabularyRevision': 'catalogue:read',
  'Query.searchComparison': 'catalogue:read',
  'Mutation.searchVocabularySave': 'catalogue:write',
} satisfies PermissionMap;
