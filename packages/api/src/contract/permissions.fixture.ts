import { readdirSync } from 'node:fs';
import type { PermissionMap, Role } from '#api/http/resolver-map.ts';

const DOMAINS = new URL('../domains/', import.meta.url);

async function readAll(): Promise<PermissionMap> {
  const maps: PermissionMap[] = [];
  for (const name of readdirSync(DOMAINS)) {
    if (!readdirSync(new URL(`${name}/`, DOMAINS)).includes('permissions.ts')) continue;
    const { permissions }: { permissions: PermissionMap } = await import(
      new URL(`${name}/permissions.ts`, DOMAINS).href
    );
    maps.push(permissions);
  }
  return Object.assign({}, ...maps);
}

let all: Promise<PermissionMap> | undefined;

/** Who may use an operation, by `Query.field` or `Mutation.field`. */
export async function roleOf(operation: string): Promise<Role> {
  return (await (all ??= readAll()))[operation] ?? 'everyone';
}
