import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi, type TestVisitor } from '#api/http/testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('an address', () => {
  it.each([
    ['POST', '/api/cms?request=header-banner', 'GET, HEAD'],
    ['GET', '/api/subscribe', 'POST'],
    ['PUT', '/graphql', 'GET, HEAD, POST, OPTIONS'],
    ['DELETE', '/images/0/640', 'GET, HEAD'],
    ['PATCH', '/api/forms/contact', 'POST'],
  ])('answers %s %s with the allowed methods', async (method, path, allow) => {
    const response = await fetch(api.url + path, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
    expect(await response.json()).toEqual({ message: `This address answers ${allow} only.` });
  });

  it('answers OPTIONS with the allowed methods', async () => {
    const response = await fetch(`${api.url}/api/subscribe`, { method: 'OPTIONS' });
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'POST']);
  });
});

describe('a refusal', () => {
  const subscribe = (who: TestVisitor, email: string) =>
    who.fetch('/api/subscribe', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': 'fr-CA,fr;q=0.9,en;q=0.2',
        'csrf-token': who.cookies.get('csrf-token') ?? '',
      },
      body: JSON.stringify({ email }),
    });
  const wordsOf = async (response: Response): Promise<unknown> => Object.values(Object(await response.json()))[0];

  it('is in the visitor’s language', async () => {
    const who = api.visitor({ 'x-forwarded-for': '10.9.0.1' });
    expect(await wordsOf(await subscribe(who, 'a@example.com'))).toMatch(/^Votre page n’est plus à jour/);
    await who.fetch('/api/csrf');
    expect(await wordsOf(await subscribe(who, ''))).toBe('L’adresse e-mail est obligatoire');
    expect(await wordsOf(await subscribe(who, 'a@b'))).toBe('Veuillez saisir une adresse e-mail valide');
    for (let sent = 2; sent < 20; sent += 1) await subscribe(who, 'june@example.com');
    expect(await wordsOf(await subscribe(who, 'june@example.com'))).toMatch(/^Trop de tentatives/);
  });

  it('of a query is in it, too', async () => {
    const who = api.visitor({ 'accept-language': 'fr' });
    const { errors } = await who.query('{ formSubmissions { totalCount } }');
    expect(errors?.[0]?.message).toBe('Veuillez d’abord vous connecter.');
  });
});

it('a refusal is not cacheable', async () => {
  const answers = await Promise.all(
    ['/api/nothing', '/api/cms?request=nothing', '/api/tracking'].map((path) => fetch(api.url + path)),
  );
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(Array(3).fill('private, no-store'));
});

it('answers 413 to a large body before all of it has come, and keeps the connection open', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const half = 'x'.repeat(200 * 1024);
  const begin = (path: string, method: string, headers: Record<string, string | number> = {}) =>
    request(api.url + path, { agent, method, headers });
  const tooMuch = begin('/api/subscribe', 'POST', {
    'content-type': 'application/json',
    'content-length': 2 * half.length,
  });
  tooMuch.write(half);
  const [refusal] = await once(tooMuch, 'response');
  refusal.resume();
  tooMuch.end(half);
  await Promise.all([once(refusal, 'end'), once(tooMuch, 'finish')]);
  expect(refusal.statusCode).toBe(413);
  const next = begin('/api/csrf', 'GET').end();
  const [answer] = await once(next, 'response');
  answer.resume();
  expect([answer.statusCode, next.reusedSocket]).toEqual([200, true]);
  agent.destroy();
});
