import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { type GraphQLObjectType, parse, validateSchema } from 'graphql';
import { collectPermissions } from './graphql/load-schema.ts';
import { schemaSdl } from './graphql/schema-sdl.ts';
import { composeApi, modules } from './modules.ts';

const schema = composeApi();

const operationsOf = (type: GraphQLObjectType | null | undefined) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({ name: `${type?.name}.${field.name}`, field }));
const operations = [...operationsOf(schema.getQueryType()), ...operationsOf(schema.getMutationType())];

it('serves a valid schema, in which every resolver and permission has its place', () => {
  expect(validateSchema(schema)).toEqual([]);
});

it('has a resolver for every operation', () => {
  expect(operations.filter(({ field }) => !field.resolve).map(({ name }) => name)).toEqual([]);
});

it('keeps to administrators what its description says is theirs', () => {
  const permissions = collectPermissions(modules);
  const open = operations
    .filter(({ field }) => field.description?.startsWith('Admins only'))
    .filter(({ name }) => ['everyone', 'member', undefined].includes(permissions.get(name)));
  expect(open.map(({ name }) => name)).toEqual([]);
});

it('reads every schema file of the source, and no other', () => {
  const files = globSync('**/schema.graphql', { cwd: import.meta.dirname });
  const definitions = (text: string): number => parse(text).definitions.length;
  const sum = files
    .map((file) => definitions(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')))
    .reduce((total, count) => total + count, 0);
  expect(definitions(schemaSdl)).toBe(sum);
});
