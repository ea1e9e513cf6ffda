import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '#api/http/testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 60_000);
afterAll(() => api.close());

describe('an address', () => {
  it.each([
    ['POST', '/api/cms?request=header-banner', 'GET, HEAD'],
    ['GET', '/api/subscribe', 'POST'],
    ['PUT', '/graphql', 'GET, HEAD, POST, OPTIONS'],
    ['DELETE', '/images/0/640', 'GET, HEAD'],
    ['PATCH', '/api/forms/contact', 'POST'],
  ])('names to a %s to %s what it takes', async (method, path, allow) => {
    const response = await fetch(api.url + path, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
    expect(await response.json()).toEqual({ message: `This address answers ${allow} only.` });
  });

  it('tells what it takes to who asks for that alone', async () => {
    const response = await fetch(`${api.url}/api/subscribe`, { method: 'OPTIONS' });
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'POST']);
  });
});

it('a refusal is not kept by anybody on the way', async () => {
  const answers = await Promise.all(
    ['/api/nothing', '/api/cms?request=nothing', '/api/tracking'].map((path) => fetch(api.url + path)),
  );
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(Array(3).fill('private, no-store'));
});

it('who sends too much hears so, however slowly it comes, on a connection that stays', async () => {
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
