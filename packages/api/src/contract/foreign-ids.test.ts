import { actAs } from '#api/platform/actor-context.fixture.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
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
import { sql } from 'kysely';
import { newId } from '#api/platform/db/new-id.ts';
import { startTestApi, type TestApi } from '#api/http/testing.ts';
import { composeApi } from '#api/modules.ts';
import { openWorld, type Person, type Role, roles, type World } from './people.fixture.ts';

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

/** Somebody's things, of every kind that has an id. */
async function makeVictim() {
  const { shop, db, person } = world;
  const victim = await person('customer');
  const sellerId = await shop.seller();
  const sold = await world.placed(victim.accountId, sellerId);
  const visitor = actAs(shop.guest(), { accountId: victim.accountId });
  const listing = await shop.listing();
  const open = await shop.readyOrder(visitor, listing);
  const line = await db.selectFrom('line_items').select('id').where('order_id', '=', open).executeTakeFirstOrThrow();
  const bookAddress = await shop.address(visitor);
  await db
    .updateTable('addresses')
    .set({ line1: '7 Secret Lane' })
    .where('account_id', '=', victim.accountId)
    .execute();
  const [payment, refund, offer, thread, message] = [newId(), newId(), newId(), newId(), newId()];
  await sql`INSERT INTO payments (id, session_id, idempotency_key, request_hash, kind, provider, status, amount_cents, currency, next_attempt_at, captured_at)
    VALUES (${payment}, ${newId()}, ${payment}, 'x', 'card', 'gateway', 'CAPTURED', 100, 'USD', now() + interval '1 day', now())`.execute(
    db,
  );
  await sql`INSERT INTO ledger_entries (id, kind, event_key, order_id) VALUES (${refund}, 'refund-due', ${refund}, ${sold.order})`.execute(
    db,
  );
  await sql`INSERT INTO refunds (id, order_id, payment_id, amount_cents, due_entry_id, next_attempt_at)
    VALUES (${refund}, ${sold.order}, ${payment}, 100, ${refund}, now() + interval '1 day')`.execute(db);
  await sql`INSERT INTO offers (id, listing_id, buyer_account_id, seller_account_id, state, amount_cents, message, locale, expires_at)
    VALUES (${offer}, ${listing}, ${victim.accountId}, ${shop.houseId}, 'RECEIVED', 100, 'A secret word', 'en', now() + interval '1 day')`.execute(
    db,
  );
  const pair = [victim.accountId ?? '', shop.houseId].toSorted();
  await sql`INSERT INTO threads (id, subject_kind, subject_id, first_account_id, second_account_id, buyer_account_id)
    VALUES (${thread}, 'order', ${sold.order}, ${pair[0]}, ${pair[1]}, ${victim.accountId})`.execute(db);
  await sql`INSERT INTO messages (id, thread_id, sender_account_id, recipient_account_id, body, idempotency_key)
    VALUES (${message}, ${thread}, ${shop.houseId}, ${victim.accountId}, 'A secret message', 'secret')`.execute(db);
  return {
    victim,
    ids: {
      'an account': victim.accountId ?? '',
      'an address': bookAddress,
      'a line in a cart': line.id,
      'a sold line': sold.line,
      'a thread': thread,
      'an offer': offer,
      'an open order': open,
      'a payment': payment,
      'a message': message,
      'a placed order': sold.order,
      'a refund': refund,
      nothing: newId(),
      'no id': '../etc/passwd',
    },
    secrets: [
      victim.email,
      '7 Secret Lane',
      'A secret word',
      'A secret guitar',
      'A secret message',
      `HS-${sold.order}`,
      'ada@example.com',
    ],
  };
}

beforeAll(async () => {
  api = await startTestApi();
  world = await openWorld(api);
  const people = await Promise.all(roles.map((role) => world.person(role)));
  const [guest, customer, seller, admin] = people;
  if (!guest || !customer || !seller || !admin) throw new Error('Somebody is missing.');
  strangers = { guest, customer, seller, admin };
  ({ ids: foreign, secrets, victim: owner } = await makeVictim());
});
afterAll(async () => {
  // The victim's refund is a row to be read, for which no money moved: the books are checked without it.
  await world.db.deleteFrom('refunds').execute();
  await api.close();
});
beforeEach(() => world.db.deleteFrom('rate_limits').execute());

/** Everything that is somebody's. What strangers begin for themselves (sessions, carts, counters) is not in it. */
async function everything(): Promise<string> {
  const tables = [
    'orders',
    'line_items',
    'addresses',
    'offers',
    'payments',
    'payment_allocations',
    'refunds',
    'shipments',
  ];
  const more = [
    'payouts',
    'order_settlements',
    'refund_requests',
    'ledger_entries',
    'ledger_lines',
    'outbox',
    'accounts',
    'wishlist_items',
    'threads',
    'messages',
    'account_blocks',
    'message_reports',
  ];
  const sums: string[] = [];
  for (const table of [...tables, ...more]) {
    const { rows } = await sql<{ sum: string | null }>`
      SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS sum FROM ${sql.table(table)} AS t`.execute(world.db);
    sums.push(`${table} ${rows[0]?.sum ?? ''}`);
  }
  return sums.join('\n');
}

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
    ] as const) {
      const operation = operations.find(([one]) => one === name)?.[1];
      const args = operation?.field.args.filter(wanted) ?? [];
      const id = foreign[what] ?? '';
      const variables = Object.fromEntries(args.map((arg) => [arg.name, valueFor(arg.type, arg.name, id)]));
      const answer = operation && (await owner.visitor.query(documentOf(operation), variables));
      seen.push(...givenAway(name, answer ?? {}));
    }
    expect(seen).toEqual(expect.arrayContaining(['7 Secret Lane', 'A secret word', `HS-${foreign['a placed order']}`]));
  });

  it.each(operations)(
    'gives nothing away and changes nothing: %s',
    async (_name, operation) => {
      const document = documentOf(operation);
      const args = operation.field.args.filter(wanted);
      const before = await everything();
      const leaks: string[] = [];
      for (const role of outsiders) {
        for (const [what, id] of Object.entries(foreign)) {
          const variables = Object.fromEntries(args.map((arg) => [arg.name, valueFor(arg.type, arg.name, id)]));
          const answer = await strangers[role].visitor.query(document, variables);
          leaks.push(...givenAway(operation.field.name, answer).map((leak) => `${role} with ${what}: ${leak}`));
        }
      }
      expect(leaks).toEqual([]);
      expect(await everything()).toBe(before);
    },
    60_000,
  );

  it.each(operations)(
    'is nothing to an administrator either when there is no such thing: %s',
    async (_name, operation) => {
      const args = operation.field.args.filter(wanted);
      const before = await everything();
      const leaks: string[] = [];
      for (const what of ['nothing', 'no id']) {
        const id = foreign[what] ?? '';
        const variables = Object.fromEntries(args.map((arg) => [arg.name, valueFor(arg.type, arg.name, id)]));
        const answer = await strangers.admin.visitor.query(documentOf(operation), variables);
        leaks.push(...givenAway(operation.field.name, answer).map((leak) => `admin with ${what}: ${leak}`));
      }
      expect(leaks).toEqual([]);
      expect(await everything()).toBe(before);
    },
    60_000,
  );
});
