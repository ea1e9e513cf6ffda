import { collectPermissions } from '#api/graphql/load-schema.ts';
import type { Role } from '#api/graphql/permission-map.ts';
import { modules } from '#api/modules.ts';

const permissions = collectPermissions(modules);

/** Who may use an operation, by `Query.field` or `Mutation.field`. Throws for one that has no entry. */
export function roleOf(operation: string): Role {
  const role = permissions.get(operation);
  if (role === undefined) throw new Error(`${operation} has no permission.`);
  return role;
}
