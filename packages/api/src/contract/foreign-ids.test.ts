import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { isGrant } from '@headstock/contracts/grants';
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { startTestApi, type TestApi } from '#api/http/testing.ts';
import { composeApi } from '#api/modules.ts';
import { openWorld, type Person, type Role, roles, type World } from './people.fixture.ts';
import { roleOf } from './permissions.fixture.ts';
import { makeVictim } from './victim.fixture.ts';
import { type ChangedTables, watchTables } from './watch-tables.fixture.ts';

const schema = composeApi();

type Operation = { readonly kind: 'query' | 'mutation'; readonly field: GraphQLField<unknown, unknown> };

/** Whether an id goes into an argument, at any depth. */
function takesId(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  if (named.name === 'ID') return true;
  return isInputObjectType(named) && Object.values(named.getFields()).some((field) => takesId(field.type));
}

function operationsOf(kind: Operation['kind'], type: GraphQLObjectType | null | undefined): Operation[] {
  const fields = Object.values(type?.getFields() ?? {});
  return fields.filter(({ args }) => args.some((arg) => takesId(arg.type))).map((field) => ({ kind, field }));
}

const operations = [
  ...operationsOf('query', schema.getQueryType()),
  ...operationsOf('mutation', schema.getMutationType()),
].map((operation) => [operation.field.name, operation] as const);

/** A value for an argument: the id wherever an id goes, something harmless elsewhere. */
function valueFor(type: GraphQLInputType, name: string, id: string): unknown {
  if (isNonNullType(type)) return valueFor(type.ofType, name, id);
  if (isListType(type)) return [valueFor(type.ofType, name, id)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter((field) => isNonNullType(field.type) || takesId(field.type));
    return Object.fromEntries(needed.map((field) => [field.name, valueFor(field.type, field.name, id)]));
  }
  switch (type.name) {
    case 'ID':
      return id;
    case 'Int':
      return 1;
    case 'Boolean':
      return false;
    case 'DateTime':
      return new Date().toISOString();
    default:
      return `text-${name}-1`;
  }
}

const wanted = ({ type }: GraphQLArgument): boolean => isNonNullType(type) || takesId(type);

/** All scalars of a type, and those of the objects in it. */
function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (!isObjectType(named)) return '{ __typename }';
  const parts = Object.values(named.getFields()).flatMap((field) => {
    if (field.args.some((arg) => isNonNullType(arg.type))) return [];
    if (isLeafType(getNamedType(field.type))) return [field.name];
    return depth === 0 ? [] : [`${field.name} ${selectionOf(field.type, depth - 1)}`];
  });
  return `{ __typename ${parts.join(' ')} }`;
}

const isList = (type: GraphQLOutputType): boolean => isListType(isNonNullType(type) ? type.ofType : type);

function documentOf({ kind, field }: Operation): string {
  const args = field.args.filter(wanted);
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return `${kind} (${declared}) { answer: ${field.name}(${given}) ${selectionOf(field.type, isList(field.type) ? 1 : 2)} }`;
}

let api: TestApi;
let world: World;
let strangers: Readonly<Record<Role, Person>>;
let foreign: Readonly<Record<string, string>>;
let secrets: readonly string[];
let owner: Person;
let changedTables: ChangedTables;

beforeAll(async () => {
  api = await startTestApi();
  world = await openWorld(api);
  const people = await Promise.all(roles.map((role) => world.person(role)));
  const [guest, customer, seller, admin] = people;
  if (!guest || !customer || !seller || !admin) throw new Error('Somebody is missing.');
  strangers = { guest, customer, seller, admin };
  ({ ids: foreign, secrets, victim: owner } = await makeVictim(world));
  changedTables = await watchTables(world.db, ofStrangers);
});
afterAll(async () => {
  // The victim's refund is a row to be read, for which no money moved: the books are checked without it.
  await world.db.deleteFrom('refunds').execute();
  await api.close();
});
beforeEach(() => world.db.deleteFrom('rate_limits').execute());

/** What strangers fill by asking: their counters, and the log of what was refused. */
const ofStrangers = ['rate_limits', 'security_events'];

/** What is as it was asked to be: nothing of the kind is on one's own list. */
const harmless = new Set(['accountUnblock', 'wishlistRemoveItem']);

/** What an answer gives away: anything of the victim's, or that something was done. Empty for 'not found' in all its forms. */
function givenAway(
  operation: string,
  answer: { data?: unknown; errors?: { message: string; extensions?: Record<string, unknown> }[] | undefined },
): string[] {
  const text = JSON.stringify(answer.data ?? null);
  const codes = (answer.errors ?? []).map(({ extensions, message }) => {
    const code = extensions?.['code'];
    return typeof code === 'string' ? code : message;
  });
  const known = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND']);
  return [
    ...secrets.filter((secret) => text.includes(secret)),
    ...codes.filter((code) => !known.has(code)),
    // A list of ids of which none is the visitor's own is answered with an empty list.
    ...(/"success":true/.test(text) && !harmless.has(operation) && !/"orders":\[\]/.test(text) ? ['success'] : []),
  ];
}

const outsiders = roles.filter((role) => role !== 'admin');

/** The ids to try. What is for staff is refused before its resolver runs, so there it matters little which they are. */
function idsFor({ kind, field }: Operation): [what: string, id: string][] {
  const ids = Object.entries(foreign);
  const role = roleOf(`${kind === 'query' ? 'Query' : 'Mutation'}.${field.name}`);
  return role === 'admin' || isGrant(role)
    ? ids.filter(([what]) => ['an account', 'a placed order'].includes(what))
    : ids;
}

describe('an id that is not one’s own', () => {
  it('goes into more than forty operations', () => {
    expect(operations.length).toBeGreaterThan(40);
  });

  it('would give them away to their owner', async () => {
    const seen: string[] = [];
    for (const [name, what] of [
      ['order', 'a placed order'],
      ['offer', 'an offer'],
      ['cart', 'an open order'],
      ['portfolioItem', 'an instrument'],
      ['savedSearch', 'a saved search'],
      ['returnRequest', 'a return'],
    ] as const) {
      const operation = operations.find(([one]) => one === name)?.[1];
      const args = operation?.field.args.filter(wanted) ?? [];
      const id = foreign[what] ?? '';
      const variables = Object.fromEntries(args.map((arg) => [arg.name, valueFor(arg.type, arg.name, id)]));
      const answer = operation && (await owner.visitor.query(documentOf(operation), variables));
      seen.push(...givenAway(name, answer ?? {}));
    }
    const own = ['7 Secret Lane', 'A secret word', 'A secret serial', 'A secret search', 'A secret reason'];
    expect(seen).toEqual(expect.arrayContaining([...own, `HS-${foreign['a placed order']}`]));
  });

  it.each(operations)(
    'gives nothing away and changes nothing: %s',
    async (_name, operation) => {
      const document = documentOf(operation);
      const args = operation.field.args.filter(wanted);
      const leaks: string[] = [];
      for (const role of outsiders) {
        for (const [what, id] of idsFor(operation)) {
          const variables = Object.fromEntries(args.map((arg) => [arg.name, valueFor(arg.type, arg.name, id)]));
          const answer = await strangers[role].visitor.query(document, variables);
          leaks.push(...givenAway(operation.field.name, answer).map((leak) => `${role} with ${what}: ${leak}`));
        }
      }
      expect(leaks).toEqual([]);
      expect(await changedTables()).toEqual([]);
    },
    60_000,
  );

  it.each(operations)(
    'is nothing to an administrator either when there is no such thing: %s',
    async (_name, operation) => {
      const args = operation.field.args.filter(wanted);
      const leaks: string[] = [];
      for (const what of ['nothing', 'no id']) {
        const id = foreign[what] ?? '';
        const variables = Object.fromEntries(args.map((arg) => [arg.name, valueFor(arg.type, arg.name, id)]));
        const answer = await strangers.admin.visitor.query(documentOf(operation), variables);
        leaks.push(...givenAway(operation.field.name, answer).map((leak) => `admin with ${what}: ${leak}`));
      }
      expect(leaks).toEqual([]);
      expect(await changedTables()).toEqual([]);
    },
    60_000,
  );
});
