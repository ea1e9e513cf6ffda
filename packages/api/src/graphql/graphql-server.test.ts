import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import { issueCsrfToken, needsCsrfToken, verifyCsrfToken } from '#api/http/csrf.ts';
import { ownHost } from '#api/http/own-host.ts';
import { makeShellKey } from '#api/http/shell-key.ts';
import { startTestApi, type TestApi } from '#api/http/testing.ts';
import type { Config } from '#api/platform/config.ts';

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
    expect((await refused(`{ ${'ping '.repeat(3_000)} }`)).message).toContain('tokens');
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

  it.each([
    ['a fragment', (fields: string) => `mutation { ...f } fragment f on Mutation { ${fields} }`],
    ['an inline fragment', (fields: string) => `mutation { ... on Mutation { ${fields} } }`],
    ['an inline fragment without a type', (fields: string) => `mutation { ... { ${fields} } }`],
    [
      'fragments in fragments',
      (fields: string) =>
        `mutation { ...f } fragment f on Mutation { ...g } fragment g on Mutation { ... { ${fields} } }`,
    ],
  ])('counts the mutations of %s as they run', async (_name, documentOf) => {
    const fields = (count: number): string => Array.from({ length: count }, (_, n) => `m${n}: ping`).join(' ');
    expect(await refused(documentOf(fields(6)))).toMatchObject({ code: 'LIMIT_EXCEEDED' });
    expect((await refused(documentOf(fields(5)))).code).toBeUndefined();
  });

  it('sums what several fragments run, and counts shared fields once', async () => {
    const half = (name: string): string =>
      `fragment ${name} on Mutation { ${name}0: ping ${name}1: ping ${name}2: ping }`;
    expect((await refused(`mutation { ...a ...b } ${half('a')} ${half('b')}`)).code).toBe('LIMIT_EXCEEDED');
    expect((await refused(`mutation { ...a ...a ... { a0: ping } } ${half('a')}`)).code).toBeUndefined();
  });

  it('refuses many directives, definitions and equal fields before it validates them', async () => {
    const many = (count: number, text: (n: number) => string): string =>
      Array.from({ length: count }, (_, n) => text(n)).join(' ');
    const documents = [
      `{ ping ${many(60, () => '@include(if: true)')} }`,
      many(80, (n) => `query q${n} { ping }`),
      `{ item(id: "1") { ${many(700, () => 'id')} } }`,
      `{ ping } #${'x'.repeat(40_000)}`,
      `{ item(id: ${'['.repeat(2000)}${']'.repeat(2000)}) { id } }`,
    ];
    for (const document of documents) {
      const began = performance.now();
      const { code, message } = await refused(document);
      expect([document.slice(0, 30), code, message]).toEqual([document.slice(0, 30), 'LIMIT_EXCEEDED', message]);
      expect(performance.now() - began).toBeLessThan(10_000);
    }
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

describe('the cost of one client', () => {
  it('is limited with a message and Retry-After, without affecting others', async () => {
    const limited = await startTestApi({ GRAPHQL_COST_PER_MINUTE: '80000' });
    try {
      const ask = (client: string, n: number) =>
        limited.visitor({ 'x-forwarded-for': client }).query(`{ ping } # ${n}${'x'.repeat(300)}`);
      const answers = [];
      for (let n = 0; n < 12; n++) answers.push(await ask('203.0.113.1', n));
      const refused = answers.filter(({ status }) => status === 429);
      expect(answers[0]?.status).toBe(200);
      expect(refused.length).toBeGreaterThan(3);
      expect(refused[0]?.errors?.[0]?.extensions?.['code']).toBe('RATE_LIMITED');
      expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await ask('203.0.113.2', 0)).status).toBe(200);
      // The shell renders for many.
      const shell = limited.visitor({
        'x-forwarded-for': '203.0.113.1',
        'headstock-shell': makeShellKey(limited.services.secret),
      });
      expect((await shell.query('{ ping }')).status).toBe(200);
      const forged = limited.visitor({ 'x-forwarded-for': '203.0.113.1', 'headstock-shell': makeShellKey('another') });
      expect((await forged.query(`{ ping } #${'y'.repeat(2000)}`)).status).toBe(429);
    } finally {
      await limited.close();
    }
  }, 60_000);

  it('limits twenty new wide documents before they cost seconds', async () => {
    const limited = await startTestApi({ GRAPHQL_COST_PER_MINUTE: '1200000' });
    try {
      const wide = (n: number): string =>
        `{ ${Array.from({ length: 38 }, (_, a) => `d${n}_${a}: listings(first: 24) { nodes { id item { id title slug } } }`).join(' ')} }`;
      const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => limited.visitor().query(wide(n))));
      expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(10);
    } finally {
      await limited.close();
    }
  }, 60_000);
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

  it('accepts a mutation with the token from the shop’s own origin', async () => {
    expect(await send({ ...json, 'csrf-token': 'TOKEN', origin: 'http://localhost:3000' })).toBe(200);
  });

  it('refuses it without header, without cookie, with another token, from another origin and as text', async () => {
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

  it('accepts it from any host outside production, and only from the configured origins in production', async () => {
    const sent = { ...json, 'csrf-token': 'TOKEN', origin: 'http://127.0.0.1:3000' };
    expect(await send({ ...sent, 'x-forwarded-host': '127.0.0.1:3000' })).toBe(200);
    expect(await send({ ...sent, 'x-forwarded-host': 'localhost:3000' })).toBe(403);
    const production: Config = { ...api.services.config, environment: 'production' };
    const request = { host: '127.0.0.1:3000' };
    expect([ownHost(production, request), ownHost(api.services.config, request)]).toEqual([undefined, request.host]);
  });

  it('accepts tokens that a former secret signed, and replaces them', () => {
    const [now, former] = ['n'.repeat(32), 'f'.repeat(32)];
    const token = issueCsrfToken(former);
    expect([verifyCsrfToken([now, former], token), verifyCsrfToken([now], token)]).toEqual([true, false]);
    expect([needsCsrfToken([now, former], token), needsCsrfToken([former, now], token)]).toEqual([true, false]);
  });

  it('refuses a mutation by GET', async () => {
    const response = await api.visitor().fetch(`/graphql?query=${encodeURIComponent('mutation { ping }')}`);
    expect(response.status).toBe(405);
  });

  it('runs the named operation, whichever ran first', async () => {
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

  it('on the server is reported in the visitor’s language, without its cause', async () => {
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
