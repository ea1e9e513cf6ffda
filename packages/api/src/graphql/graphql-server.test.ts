import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import { startTestApi, type TestApi } from '#api/http/testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('passes every audit of GraphQL over HTTP', async () => {
  const audits = serverAudits({ url: `${api.url}/graphql`, fetchFn: fetch });
  const bad: string[] = [];
  for (const audit of audits) {
    const result = await audit.fn();
    if (result.status !== 'ok') bad.push(`${result.status} ${audit.name}: ${result.reason}`);
  }
  expect(audits).toHaveLength(61);
  expect(bad).toEqual([]);
});

describe('limits', () => {
  const refused = async (query: string) => {
    const { status, errors } = await api.visitor().query(query);
    return { status, message: errors?.[0]?.message ?? '', code: errors?.[0]?.extensions?.['code'] };
  };

  it('refuses a thousand aliases, deep nesting, cycles of fragments and long documents', async () => {
    const aliases = Array.from({ length: 900 }, (_, index) => `a${index}: ping`).join(' ');
    expect((await refused(`{ ${aliases} }`)).code).toBe('LIMIT_EXCEEDED');
    const deep = `${'parentItem { '.repeat(40)}id${' }'.repeat(40)}`;
    expect((await refused(`{ item(id: "1") { ${deep} } }`)).message).toContain('a depth of 42');
    expect((await refused('{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }')).message).toContain(
      'spread fragment',
    );
    expect((await refused(`{ ${'ping '.repeat(5_000)} }`)).message).toContain('tokens');
  });

  it('refuses what would multiply through nested fragments', async () => {
    const fragments = Array.from(
      { length: 12 },
      (_, n) => `fragment f${n} on Item { variants { ...f${n + 1} } variants { id ...f${n + 1} } }`,
    );
    const { code } = await refused(`{ item(id: "1") { ...f0 } } ${fragments.join(' ')} fragment f12 on Item { id }`);
    expect(code).toBe('LIMIT_EXCEEDED');
  });

  it('refuses many mutations in one request', async () => {
    const guesses = Array.from({ length: 6 }, (_, n) => `m${n}: ping`).join(' ');
    expect((await refused(`mutation { ${guesses} }`)).message).toContain('a number of operations of 6');
  });

  it('refuses a body of a megabyte', async () => {
    const response = await api.visitor().fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: `{ ping } #${'x'.repeat(1_000_000)}` }),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ message: 'That is too much at once.' });
  });
});

describe('CSRF', () => {
  const body = JSON.stringify({ query: 'mutation { ping }' });
  const json = { 'content-type': 'application/json' };
  const send = async (headers: Record<string, string>, cookie = true) => {
    const visitor = api.visitor();
    await visitor.fetch('/api/csrf');
    const token = visitor.cookies.get('csrf-token') ?? '';
    if (!cookie) visitor.cookies.clear();
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value === 'TOKEN' ? token : value]),
    );
    return (await visitor.fetch('/graphql', { method: 'POST', headers: sent, body })).status;
  };

  it('takes a mutation with the token from our own origin', async () => {
    expect(await send({ ...json, 'csrf-token': 'TOKEN', origin: 'http://localhost:3000' })).toBe(200);
  });

  it('refuses it without header, without cookie, with another token, from elsewhere and as text', async () => {
    expect(await send(json)).toBe(403);
    expect(await send({ ...json, 'csrf-token': 'TOKEN' }, false)).toBe(403);
    expect(
      await send({ ...json, 'csrf-token': 'm1.aaaaaaaaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' }),
    ).toBe(403);
    expect(await send({ ...json, 'csrf-token': 'TOKEN', origin: 'https://evil.test' })).toBe(403);
    expect(await send({ ...json, 'csrf-token': 'TOKEN', origin: 'null' })).toBe(403);
    expect(await send({ ...json, 'csrf-token': 'TOKEN', 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await send({ 'content-type': 'text/plain', 'csrf-token': 'TOKEN' })).toBe(415);
  });

  it('refuses a mutation by GET', async () => {
    const response = await api.visitor().fetch(`/graphql?query=${encodeURIComponent('mutation { ping }')}`);
    expect(response.status).toBe(405);
  });

  it('runs the operation that was asked for, whichever ran first', async () => {
    const query = 'query a { ping } mutation b { ping }';
    const visitor = api.visitor();
    await visitor.fetch('/api/csrf');
    const run = async (operationName: string, token: string) => {
      const response = await visitor.fetch('/graphql', {
        method: 'POST',
        headers: { ...json, 'csrf-token': token },
        body: JSON.stringify({ query, operationName }),
      });
      return response.status;
    };
    expect(await run('b', visitor.cookies.get('csrf-token') ?? '')).toBe(200);
    expect(await run('a', 'none')).toBe(200);
    expect(await run('b', 'none')).toBe(403);
  });
});

describe('a failure', () => {
  const askInFrench = async (query: string): Promise<string | undefined> =>
    (await api.visitor({ 'accept-language': 'fr' }).query(query)).errors?.[0]?.message;

  it('of ours is told in the visitor’s language, and nothing of its cause', async () => {
    const { db } = api.services;
    await db.schema.alterTable('content_entries').renameTo('elsewhere').execute();
    try {
      expect(await askInFrench('{ page(slug: "visit") { title } }')).toBe(
        'Quelque chose s’est mal passé de notre côté. Nous sommes prévenus.',
      );
    } finally {
      await db.schema.alterTable('elsewhere').renameTo('content_entries').execute();
    }
  });
});
