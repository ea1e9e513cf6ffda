import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import {
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  getNamedType,
} from 'graphql';
import { startTestApi, type TestApi } from '#api/http/testing.ts';
import { composeApi } from '#api/modules.ts';
import { openWorld, type Person } from './people.fixture.ts';

const schema = composeApi();
const fieldsOf = (kind: 'query' | 'mutation') => {
  const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {}).map((field) => [field.name, kind, field] as const);
};
/** Signing out would make everybody after it a stranger. */
const operations = [...fieldsOf('query'), ...fieldsOf('mutation')].filter(
  ([name]) => !/^session(Destroy|End)/.test(name),
);

/** A value for every argument and every field of an input: the text wherever one goes, something harmless elsewhere. */
function valueFor(type: GraphQLInputType, text: string): unknown {
  if (isNonNullType(type)) return valueFor(type.ofType, text);
  if (isListType(type)) return [valueFor(type.ofType, text)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, valueFor(field.type, text)]));
  switch (type.name) {
    case 'Int':
    case 'Float':
      return 1;
    case 'Boolean':
      return true;
    case 'DateTime':
      return '2026-11-23T12:00:00.000Z';
    default:
      return text;
  }
}

function documentOf(kind: string, { name, args, type }: GraphQLField<unknown, unknown>): string {
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  return `${kind} ${declared && `(${declared})`} { ${name}${given && `(${given})`} ${selection} }`;
}

const texts = {
  'a NUL': 'a\0b',
  'half a character': 'a\uD800b',
  'a pattern': String.raw`%_\ `,
  'a long one': 'x'.repeat(3_000),
};

let api: TestApi;
let people: readonly Person[];
beforeAll(async () => {
  api = await startTestApi();
  const world = await openWorld(api);
  people = await Promise.all((['customer', 'seller', 'admin'] as const).map((role) => world.person(role)));
});
afterAll(() => api.close());
beforeEach(() => api.services.db.deleteFrom('rate_limits').execute());

it.each(operations)('%s answers whatever is written, and never by breaking', async (name, kind, field) => {
  const broken: string[] = [];
  for (const { visitor } of people) {
    for (const [what, text] of Object.entries(texts)) {
      const variables = Object.fromEntries(field.args.map((arg) => [arg.name, valueFor(arg.type, text)]));
      const { errors } = await visitor.query(documentOf(kind, field), variables);
      const codes = (errors ?? []).map(({ message, extensions }) => JSON.stringify(extensions?.['code'] ?? message));
      broken.push(
        ...codes.filter((code) => /INTERNAL|Unexpected/.test(code)).map((code) => `${name}, ${what}: ${code}`),
      );
    }
  }
  expect([...new Set(broken)]).toEqual([]);
});
