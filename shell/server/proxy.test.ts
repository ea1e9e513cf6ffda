import { expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { proxyUpstreams } from './proxy.ts';

it('says in the language of the visitor that the API is away, and when to come back', async () => {
  const app = Fastify();
  // A port of which every system knows that nobody answers there.
  proxyUpstreams(app, { apiUrl: 'http://127.0.0.1:1', registryUrl: 'http://127.0.0.1:1' });
  const ask = async (language: string) => {
    const headers = { 'accept-language': language };
    const { statusCode, headers: given, body } = await app.inject({ method: 'POST', url: '/graphql', headers });
    return [statusCode, given['retry-after'], given['cache-control'], JSON.parse(body).errors[0].message];
  };
  expect(await ask('en')).toEqual([503, '5', 'no-store', expect.stringMatching(/^The shop cannot answer/)]);
  expect(await ask('fr-FR,fr')).toEqual([503, '5', 'no-store', expect.stringMatching(/^La boutique ne peut pas/)]);
  await app.close();
});
