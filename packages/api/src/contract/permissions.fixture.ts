import { pathToFileURL } from 'node:url';
import { moduleFiles } from '#api/graphql/module-files.ts';
import type { PermissionMap, Role } from '#api/graphql/resolver-map.ts';

async function readAll(): Promise<PermissionMap> {
  const maps: PermissionMap[] = [];
  for (const file of moduleFiles('permissions.ts')) {
    const { permissions }: { permissions: PermissionMap } = await import(pathToFileURL(file).href);
    maps.push(permissions);
  }
  return Object.assign({}, ...maps);
}

let all: Promise<PermissionMap> | undefined;

/** Who may use an operation, by `Query.field` or `Mutation.field`. */
export async function roleOf(operation: string): Promise<Role> {
  return (await (all ??= readAll()))[operation] ?? 'everyone';
}
