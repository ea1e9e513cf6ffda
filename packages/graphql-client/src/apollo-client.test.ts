import { describe, expect, it } from '@jest/globals';
import { parse } from 'graphql';
import { createServerApolloClient } from './apollo-client.ts';
import { possibleTypes, valueTypes } from './cache-schema.generated.ts';

const query = parse('query Viewer { viewer { id username } }');

/** A server's client whose requests are kept. */
function serve() {
  const bodies: string[] = [];
  const answer: typeof fetch = async (_url, init) => {
    bodies.push(typeof init?.body === 'string' ? init.body : '');
    const viewer = { __typename: 'Account', id: 'a', username: `ada-${bodies.length}` };
    return Response.json({ data: { viewer } });
  };
  const client = createServerApolloClient({
    uri: 'http://api.test/graphql',
    headers: () => ({ 'x-request-id': 'r' }),
    fetch: answer,
  });
  return { client, bodies };
}

describe('the server’s client', () => {
  it('keeps no answer for the next query', async () => {
    const { client, bodies } = serve();
    await client.query({ query });
    const { data } = await client.query({ query });
    expect([data, bodies.length]).toEqual([{ viewer: { __typename: 'Account', id: 'a', username: 'ada-2' } }, 2]);
    expect(client.cache.extract()).toEqual({});
  });

  it('prepares a document once for all requests', () => {
    const [one, other] = [serve().client, serve().client];
    expect(one.cache.transformDocument(query)).toBe(other.cache.transformDocument(query));
    expect(one.cache.transformDocument(query)).not.toBe(query);
  });

  it('asks for the types of the objects, by which the browser’s cache keeps them', async () => {
    const { client, bodies } = serve();
    await client.query({ query });
    expect(bodies[0]).toContain('__typename');
  });
});

describe('what the cache knows of the schema', () => {
  it('has the types behind interfaces', () => expect(possibleTypes['Invoice']).toEqual(['Order', 'OrderRefund']));
  it('has the types without an id, and no other', () => {
    expect(valueTypes).toContain('Money');
    expect(valueTypes).not.toContain('Order');
  });
});
