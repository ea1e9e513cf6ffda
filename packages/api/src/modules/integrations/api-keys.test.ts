import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { modules, composeApi } from '#api/modules.ts';
import { collectPermissions, operationNames } from '#api/graphql/load-schema.ts';
import { openPeople, type People } from '#api/modules/people/people.fixture.ts';
import { operationsForPeople } from './index.ts';

type Created = { success: boolean; code: string | null; token: string | null; apiKey: { id: string; prefix: string } };

let people: People;
beforeAll(async () => {
  people = await openPeople();
});
afterAll(() => people.api.close());

const CREATE = `mutation ($name: String!, $scopes: [String!]!, $days: Int!) {
  apiKeyCreate(name: $name, scopes: $scopes, days: $days) { success message code token apiKey { id prefix } }
}`;

async function make(scopes: readonly string[], visitor = people.owner, more: { name?: string; days?: number } = {}) {
  const answer = await visitor.query<{ apiKeyCreate: Created }>(CREATE, {
    name: 'Stock sync',
    days: 30,
    scopes,
    ...more,
  });
  return { ...answer, created: answer.data?.apiKeyCreate };
}

/** A program that has nothing but a key. */
async function ask(token: string, query: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${people.api.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify({ query }),
  });
  const {
    data,
    errors,
  }: { data?: Record<string, unknown> | null; errors?: { message: string; extensions: { code: string } }[] } =
    JSON.parse(await response.text());
  return { response, data, code: errors?.[0]?.extensions.code, message: errors?.[0]?.message };
}

const ACCOUNTS = '{ accounts { totalCount } }';

describe('a key', () => {
  it('is shown once, and stored as its beginning and a hash', async () => {
    const { created } = await make(['people:read']);
    const token = created?.token ?? '';
    expect(token).toMatch(/^hsk_[0-9a-z]{8}_[\w-]{43}$/);
    const row = await people.db
      .selectFrom('api_keys')
      .selectAll()
      .where('id', '=', created?.apiKey.id ?? '')
      .executeTakeFirst();
    expect(row).toMatchObject({ prefix: token.slice(0, 12), created_by_account_id: people.ownerId });
    expect(JSON.stringify(row)).not.toContain(token.slice(13));
    const [entry] = await people.audit('api-key.created');
    expect(JSON.stringify(entry)).not.toContain(token.slice(13));
  });

  it('needs a recent sign-in of its maker', async () => {
    const { visitor, id: accountId } = await people.staff(`late-${Date.now()}@example.com`, [
      'integrations:write',
      'people:read',
    ]);
    const sessions = people.db.updateTable('sessions').where('account_id', '=', accountId);
    await sessions.set({ authenticated_at: new Date(Date.now() - 11 * 60_000) }).execute();
    expect((await make(['people:read'], visitor)).created).toMatchObject({
      success: false,
      code: 'reauthentication-required',
      token: null,
    });
    await sessions.set({ authenticated_at: new Date() }).execute();
    expect((await make(['people:read'], visitor)).created).toMatchObject({ success: true });
  });

  it('runs what its scopes name, without cookies and CSRF token, and notes its use', async () => {
    const { created } = await make(['people:read', 'money:write']);
    const token = created?.token ?? '';
    const read = await ask(token, ACCOUNTS);
    expect(read.data).toEqual({ accounts: { totalCount: expect.any(Number) } });
    expect(read.response.headers.getSetCookie()).toEqual([]);
    expect(read.response.headers.get('cache-control')).toBe('private, no-store');
    const issued = await ask(token, 'mutation { prepaidCodeIssue(amountCents: 2500) { success } }', {
      origin: 'https://elsewhere.example',
    });
    expect(issued.data).toEqual({ prepaidCodeIssue: { success: true } });
    const { data } = await people.owner.query(
      '{ apiKeys(search: "STOCK") { edges { node { id state lastUsedAt lostScopes createdBy { id } } } } }',
    );
    expect(JSON.stringify(data)).toContain(created?.apiKey.id);
    const used = await people.db
      .selectFrom('api_keys')
      .select('last_used_at')
      .where('id', '=', created?.apiKey.id ?? '')
      .executeTakeFirst();
    expect(used?.last_used_at).toBeInstanceOf(Date);
  });

  it('is named by what it did in the log', async () => {
    const { created } = await make(['money:write']);
    await ask(created?.token ?? '', 'mutation { prepaidCodeIssue(amountCents: 1100) { success } }');
    const rows = await people.db
      .selectFrom('audit_log')
      .selectAll()
      .where('api_key_id', '=', created?.apiKey.id ?? '')
      .execute();
    expect(rows).toMatchObject([{ actor_account_id: people.ownerId, impersonator_id: null }]);
    const { data } = await people.owner.query(
      `{ auditLog(filter: { actor: "${created?.apiKey.id}" }) { totalCount edges { node { apiKey { name } } } } }`,
    );
    expect(data).toEqual({ auditLog: { totalCount: 1, edges: [{ node: { apiKey: { name: 'Stock sync' } } }] } });
  });

  it.each([
    ['another area', '{ auditLog { totalCount } }'],
    ['a change where it may read', 'mutation { accountSetRights(id: "x", rights: {}, reason: "r") { success } }'],
    ['what every visitor may do', '{ viewer { id } }'],
    ['what every member may do', 'mutation { accountUpdate(account: {}) { success } }'],
    ['what any administrator may do', '{ findRecords(search: "ada") { id } }'],
    ['making keys', 'mutation { apiKeyCreate(name: "n", scopes: ["people:read"], days: 1) { success } }'],
  ])('is refused %s', async (_what, query) => {
    const { created } = await make(['people:read']);
    const { code, data, response } = await ask(created?.token ?? '', query);
    expect([code, response.status]).toEqual(['FORBIDDEN', 200]);
    expect(Object.values(data ?? {}).every((value) => value === null)).toBe(true);
  });

  it('cannot give access, whatever its scopes', async () => {
    const all = ['system:write', 'people:write', 'integrations:write'];
    const { created } = await make(all);
    const token = created?.token ?? '';
    const tries = [
      'apiKeyCreate(name: "n", scopes: ["people:read"], days: 1)',
      `apiKeyRevoke(id: "${created?.apiKey.id}")`,
      `accountSetRights(id: "${people.customerId}", rights: { isAdmin: true }, reason: "r")`,
      'staffRoleSave(name: "Mine", grants: ["system:write"])',
      `impersonationStart(accountId: "${people.customerId}", reason: "r")`,
    ];
    for (const operation of tries)
      expect((await ask(token, `mutation { ${operation} { success } }`)).code).toBe('FORBIDDEN');
    expect((await ask(token, '{ apiKeys { totalCount } }')).code).toBeUndefined();
    const known = new Set(operationNames(composeApi()));
    const permissions = collectPermissions(modules);
    expect(operationsForPeople.filter((name) => !known.has(name) || !permissions.has(name))).toEqual([]);
  });

  it('never does more than its maker still may', async () => {
    const { id, visitor } = await people.staff('maker@example.com', ['people:write', 'integrations:write']);
    const { created } = await make(['people:write'], visitor);
    const token = created?.token ?? '';
    expect((await ask(token, ACCOUNTS)).data).toMatchObject({ accounts: {} });
    await people.db
      .updateTable('staff_roles')
      .set({ grants: '["orders:read"]' })
      .where('id', '=', 'role-maker@example.com')
      .execute();
    expect((await ask(token, ACCOUNTS)).code).toBe('FORBIDDEN');
    const { data } = await people.owner.query('{ apiKeys(first: 1) { edges { node { lostScopes } } } }');
    expect(data).toEqual({ apiKeys: { edges: [{ node: { lostScopes: ['people:write'] } }] } });
    await people.db.updateTable('accounts').set({ is_admin: false }).where('id', '=', id).execute();
    expect((await ask(token, ACCOUNTS)).response.status).toBe(401);
  });

  it('is made with scopes that its maker has, by staff who look after integrations', async () => {
    const { visitor } = await people.staff('narrow@example.com', ['integrations:write', 'orders:read']);
    expect((await make(['orders:write'], visitor)).created).toMatchObject({ code: 'scopes-held', token: null });
    expect((await make(['orders:read'], visitor)).created).toMatchObject({ success: true });
    const { visitor: reader } = await people.staff('reader@example.com', ['integrations:read']);
    for (const other of [reader, people.customer, people.api.visitor()])
      expect((await make(['orders:read'], other)).errors?.[0]?.extensions?.['code']).toMatch(
        /^(FORBIDDEN|UNAUTHENTICATED)$/,
      );
    expect((await make([])).created).toMatchObject({ code: 'scopes' });
    expect((await make(['moon:read'])).created).toMatchObject({ code: 'scopes' });
    expect((await make(['orders:read'], people.owner, { name: ' ' })).created).toMatchObject({ code: 'name' });
    for (const days of [0, -1, 367])
      expect((await make(['orders:read'], people.owner, { days })).created).toMatchObject({ code: 'days' });
  });
});

describe('a key that is not good', () => {
  it('is answered with 401, whatever cookies come with it', async () => {
    const { created } = await make(['people:read']);
    const token = created?.token ?? '';
    const cookie = people.owner.cookieHeader;
    for (const wrong of [
      '',
      'hsk_',
      `${token}x`,
      token.slice(0, -1),
      `hsk_00000000_${'A'.repeat(43)}`,
      token.toUpperCase(),
    ]) {
      const { response, code } = await ask(wrong, ACCOUNTS, { cookie });
      expect([response.status, code, response.headers.get('www-authenticate')]).toEqual([
        401,
        'API_KEY',
        'Bearer realm="Headstock"',
      ]);
    }
    await people.db
      .updateTable('api_keys')
      .set({ expires_at: new Date() })
      .where('id', '=', created?.apiKey.id ?? '')
      .execute();
    expect((await ask(token, ACCOUNTS)).message).toContain('expired');
    expect((await ask(token, ACCOUNTS, { 'accept-language': 'fr' })).message).toContain('a expiré');
  });

  it('ends at once when it is revoked, also by others and twice', async () => {
    const { created } = await make(['people:read']);
    const revoke = `apiKeyRevoke(id: "${created?.apiKey.id}")`;
    expect(await people.send(people.owner, revoke)).toMatchObject({ success: true });
    expect(await people.send(people.owner, revoke)).toMatchObject({ success: true });
    expect(await people.send(people.owner, 'apiKeyRevoke(id: "unknown")')).toMatchObject({ code: 'not-found' });
    const { response, message } = await ask(created?.token ?? '', ACCOUNTS);
    expect([response.status, message]).toEqual([401, expect.stringContaining('revoked')]);
    expect(await people.audit('api-key.revoked')).toHaveLength(1);
    const refused = await people.db
      .selectFrom('security_events')
      .select('detail')
      .where('kind', '=', 'api-key.refused')
      .execute();
    expect(refused.map(({ detail }) => detail)).toContainEqual({ reason: 'revoked' });
  });

  it('does nothing elsewhere: other routes know cookies alone', async () => {
    const { created } = await make(['system:read']);
    const response = await fetch(`${people.api.url}/api/table-exports/x.csv`, {
      headers: { authorization: `Bearer ${created?.token}` },
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
  });
});

it('is limited by itself, and says when to ask again', async () => {
  const { created } = await make(['people:read']);
  const { created: other } = await make(['people:read']);
  await people.db
    .updateTable('rate_limits')
    .set({ window_ends_at: new Date(Date.now() + 90_000) })
    .where('key', 'like', 'api-key:%')
    .execute();
  await ask(created?.token ?? '', ACCOUNTS);
  await people.db
    .updateTable('rate_limits')
    .set({ window_ends_at: new Date(Date.now() + 90_000) })
    .where('key', 'like', 'api-key:%')
    .execute();
  const { response, code } = await ask(created?.token ?? '', ACCOUNTS);
  expect([response.status, code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask(other?.token ?? '', ACCOUNTS)).response.status).toBe(200);
});
