/** What gives somebody access to the shop: a key that leaked must not make itself a way in that outlives it. */
const operations: ReadonlySet<string> = new Set([
  'Mutation.apiKeyCreate',
  'Mutation.apiKeyRevoke',
  'Mutation.accountSetRights',
  'Mutation.staffRoleSave',
  'Mutation.staffRoleRemove',
  'Mutation.impersonationStart',
  'Mutation.sellerApplicationDecide',
]);

/** Whether an operation, such as `Mutation.apiKeyCreate`, is refused to every key, whatever its scopes. */
export const isForPeopleAlone = (operation: string): boolean => operations.has(operation);

/** All of them, for the test that they exist. */
export const operationsForPeople: readonly string[] = [...operations];
