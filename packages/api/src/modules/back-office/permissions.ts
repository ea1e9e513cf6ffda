import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** The tools of the staff. */
export const permissions = {
  'Query.tableViews': 'admin',
  'Query.batches': 'admin',
  'Query.batch': 'admin',
  'Query.tableExports': 'admin',
  'Mutation.tableViewCreate': 'admin',
  'Mutation.tableViewUpdate': 'admin',
  'Mutation.tableViewRemove': 'admin',
  'Mutation.batchPreview': 'admin',
  'Mutation.batchApply': 'admin',
  'Mutation.batchUndo': 'admin',
  'Mutation.tableExportRequest': 'admin',
} satisfies PermissionMap;
