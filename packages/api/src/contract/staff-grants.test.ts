import { expect, it } from '@jest/globals';
import { collectPermissions } from '#api/graphql/load-schema.ts';
import { modules } from '#api/modules.ts';

/** Operations that every administrator may use, whatever their role, with the reason. All others name a grant. */
const forEveryAdministrator: Readonly<Record<string, string>> = {
  'Query.tableViews': 'How one looks at tables oneself.',
  'Mutation.tableViewCreate': 'How one looks at tables oneself.',
  'Mutation.tableViewUpdate': 'How one looks at tables oneself.',
  'Mutation.tableViewRemove': 'How one looks at tables oneself.',
  'Query.batches': 'Each kind of batch names its area, and shows itself to its readers.',
  'Query.batch': 'Each kind of batch names its area, and shows itself to its readers.',
  'Mutation.batchPreview': 'Each kind of batch names its area, and asks for the right to write there.',
  'Mutation.batchApply': 'Each kind of batch names its area, and asks for the right to write there.',
  'Mutation.batchUndo': 'Each kind of batch names its area, and asks for the right to write there.',
  'Query.tableExports': 'One’s own files.',
  'Mutation.tableExportRequest': 'Each table names its grant.',
  'Query.findRecords': 'Finds of each kind what the role may read.',
};

it('names a grant for every operation of the back office, unless the operation itself asks for one', () => {
  const plain = [...collectPermissions(modules)].filter(([, role]) => role === 'admin').map(([operation]) => operation);
  // An operation is listed here: name a grant of its area in the permissions of its module.
  expect(plain.filter((operation) => !Object.hasOwn(forEveryAdministrator, operation))).toEqual([]);
  expect(Object.keys(forEveryAdministrator).filter((operation) => !plain.includes(operation))).toEqual([]);
});
