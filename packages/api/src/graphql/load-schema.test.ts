import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';
import { type GraphQLObjectType, validateSchema } from 'graphql';
import type { PermissionMap } from './resolver-map.ts';
import { loadSchema } from './load-schema.ts';
import { moduleFiles } from './module-files.ts';

async function allPermissions(): Promise<PermissionMap> {
  const maps: PermissionMap[] = [];
  for (const file of moduleFiles('permissions.ts')) {
    const { permissions }: { permissions: PermissionMap } = await import(pathToFileURL(file).href);
    maps.push(permissions);
  }
  return Object.assign({}, ...maps);
}

const operationsOf = (type: GraphQLObjectType | null | undefined) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({ name: `${type?.name}.${field.name}`, field }));

it('is valid, and every resolver and permission has its place in it', async () => {
  expect(validateSchema(await loadSchema())).toEqual([]);
});

it('has a resolver for every operation', async () => {
  const schema = await loadSchema();
  const operations = [...operationsOf(schema.getQueryType()), ...operationsOf(schema.getMutationType())];
  expect(operations.filter(({ field }) => !field.resolve).map(({ name }) => name)).toEqual([]);
});

it('keeps to administrators what its description says is theirs', async () => {
  const schema = await loadSchema();
  const permissions = await allPermissions();
  const operations = [...operationsOf(schema.getQueryType()), ...operationsOf(schema.getMutationType())];
  const open = operations
    .filter(({ field }) => field.description?.startsWith('Admins only'))
    .filter(({ name }) => permissions[name] !== 'admin');
  expect(open.map(({ name }) => name)).toEqual([]);
});
