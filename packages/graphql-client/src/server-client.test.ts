import { describe, expect, it } from '@jest/globals';
import { parse } from 'graphql';
import { createServerApolloClient } from './apollo-client.ts';
import { typedDocument } from './document.ts';
import { createServerGraphQLClient } from './server-client.ts';

interface Viewer {
  readonly viewer: { readonly id: string; readonly username: string };
}
const document = typedDocument<Viewer, { readonly id: string }>(
  parse('query Viewer($id: ID!) { viewer(id: $id) { id username } }').definitions,
);
const ada = { __typename: 'Account', id: 'a', username: 'ada' };

interface Sent {
  readonly headers: Headers;
  readonly body: string;
}

/** Options with an API that gives `answer`, and what was sent to it. */
function api(answer: () => Response | Promise<Response>) {
  const sent: Sent[] = [];
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    const body = typeof init?.body === 'string' ? init.body : '';
    sent.push({ headers: new Headers(init?.headers), body });
    return answer();
  };
  return { sent, options: { uri: 'http://api.test/graphql', headers: () => ({ 'x-request-id': 'r' }), fetch } };
}

const json = (body: unknown, status = 200, type = 'application/json'): Response =>
  Response.json(body, { status, headers: { 'content-type': type } });

/** What the server's client and Apollo Client make of the same answer. */
async function bothOf(answer: () => Response | Promise<Response>) {
  const outcome = (promise: Promise<unknown>) =>
    promise.catch((error: Error & { code?: string; status?: number }) => [error.name, error.code ?? error.status]);
  const { options } = api(answer);
  const apollo = createServerApolloClient(options).query({ query: document, variables: { id: 'a' } });
  const plain = createServerGraphQLClient(options).query(document, { id: 'a' });
  return [await outcome(plain), await outcome(apollo.then(({ data }) => data))];
}

describe('the server’s way to the API', () => {
  it('sends the document as Apollo Client does', async () => {
    const { sent, options } = api(() => json({ data: { viewer: ada } }));
    await createServerGraphQLClient(options).query(document, { id: 'a' });
    await createServerApolloClient(options).query({ query: document, variables: { id: 'a' } });
    const [plain, apollo] = sent.map(({ body }) => JSON.parse(body));
    expect(plain).toEqual({ query: apollo.query, operationName: 'Viewer', variables: { id: 'a' } });
    expect(plain.query).toContain('__typename');
    expect(sent[0]?.headers.get('x-request-id')).toBe('r');
  });

  it.each([
    ['a page', {}],
    ['a page that may be given up', { signal: new AbortController().signal }],
  ])('gives up on an API that is silent, for %s', async (_whom, asked) => {
    const fetch: typeof globalThis.fetch = (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    const options = { uri: 'http://api.test/graphql', headers: () => ({}), fetch, timeout: 20 };
    await expect(createServerGraphQLClient(options).query(document, { id: 'a' }, asked)).rejects.toMatchObject({
      name: 'TransportError',
      status: 0,
    });
  });

  it.each([
    ['data', () => json({ data: { viewer: ada } }), { viewer: ada }],
    [
      'an error',
      () => json({ errors: [{ message: 'no', extensions: { code: 'NOT_FOUND' } }] }),
      ['GraphQLError', 'NOT_FOUND'],
    ],
    ['an error without a code', () => json({ errors: [{ message: 'no' }] }), ['GraphQLError', 'INTERNAL_SERVER_ERROR']],
    [
      'an error of its own with a status',
      () =>
        json({ errors: [{ message: 'no', extensions: { code: 'BAD' } }] }, 400, 'application/graphql-response+json'),
      ['GraphQLError', 'BAD'],
    ],
    ['somebody else’s error', () => json({ errors: [{ message: 'slow down' }] }, 429), ['TransportError', 429]],
    ['a page', () => new Response('<html>', { status: 502 }), ['TransportError', 502]],
    ['no answer', () => Promise.reject(new TypeError('fetch failed')), ['TransportError', 0]],
  ])('takes %s as Apollo Client does', async (_name, answer, expected) => {
    expect(await bothOf(answer)).toEqual([expected, expected]);
  });

  it('says so when there are no data', async () => {
    const { options } = api(() => json({ data: null }));
    await expect(createServerGraphQLClient(options).query(document, { id: 'a' })).rejects.toThrow('without data');
  });
});
