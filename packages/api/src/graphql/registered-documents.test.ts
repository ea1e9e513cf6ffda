import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse, print, separateOperations } from 'graphql';
import { pino } from 'pino';
import { createServer as createApiServer } from '#api/http/server.ts';
import { startTestApi, type TestApi, TestVisitor } from '#api/http/testing.ts';
import { composeApi } from '#api/modules.ts';
import { openDocumentRegister } from './document-register.ts';
import { RegisteredDocuments } from './registered-documents.ts';

const OPERATIONS = new URL('../../../contracts/operations.graphql', import.meta.url);

describe('a registered document', () => {
  const documents = new RegisteredDocuments();
  documents.add(['query A($id: ID!) { item(id: $id) { id ...T } } fragment T on Item { title slug }']);

  it.each([
    ['as it was registered', 'query A($id: ID!) { item(id: $id) { id ...T } } fragment T on Item { title slug }'],
    [
      'in another formatting',
      'query A ( $id : ID! ) {\n item ( id : $id ) { id, ...T } }\nfragment T on Item {title slug}',
    ],
    ['with its fragments first', 'fragment T on Item { title slug } query A($id: ID!) { item(id: $id) { id ...T } }'],
    [
      'with the type names that clients add',
      'query A($id: ID!) { item(id: $id) { id ...T __typename } } fragment T on Item { title slug __typename }',
    ],
  ])('runs %s', (_how, text) => expect(documents.has(text)).toBe(true));

  it.each([
    ['another field', 'query A($id: ID!) { item(id: $id) { id description ...T } } fragment T on Item { title slug }'],
    ['another fragment', 'query A($id: ID!) { item(id: $id) { id ...T } } fragment T on Item { title slug sku }'],
    [
      'another operation beside it',
      'query A($id: ID!) { item(id: $id) { id ...T } } fragment T on Item { title slug } query B { ping }',
    ],
    [
      'an alias that hides a field',
      'query A($id: ID!) { item(id: $id) { id x: __typename ...T } } fragment T on Item { title slug }',
    ],
    ['no operation', 'fragment T on Item { title slug }'],
  ])('does not run with %s', (_what, text) => expect(documents.has(text)).toBe(false));
});

describe('a production shop', () => {
  let published: string[] = [];
  let revision = 1;
  let registry: Server;
  let api: TestApi;
  let url: string;
  let folder: string;
  let close: () => Promise<void>;
  const portOf = (server: Server): number => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has such an address
    return (server.address() as AddressInfo).port;
  };
  const optionsFor = (registryUrl: string) => ({
    registryUrl,
    channel: 'production',
    file: join(folder, 'documents.json'),
    log: pino({ level: 'silent' }),
  });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'headstock-documents-'));
    registry = createServer((request, response) => {
      const etag = `"${revision}"`;
      if (request.url !== '/channels/production/documents') response.writeHead(404).end();
      else if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
      else response.writeHead(200, { etag }).end(JSON.stringify(published));
    }).listen(0, '127.0.0.1');
    api = await startTestApi();
    const register = await openDocumentRegister(optionsFor(`http://127.0.0.1:${portOf(registry)}`));
    const app = await createApiServer(api.services, composeApi(), register);
    url = await app.listen({ port: 0, host: '127.0.0.1' });
    close = () => app.close();
  }, 60_000);
  afterAll(async () => {
    await close();
    await api.close();
    registry.close();
    rmSync(folder, { recursive: true });
  });
  const ask = async (query: string) => {
    const { status, errors } = await new TestVisitor(url).query(query);
    return { status, code: errors?.[0]?.extensions?.['code'] };
  };

  it('runs the fixed operations, each with its fragments and all of them in one document', async () => {
    const text = readFileSync(OPERATIONS, 'utf8');
    const refused = [];
    for (const [name, operation] of Object.entries(separateOperations(parse(text))))
      if ((await ask(print(operation))).code === 'UNKNOWN_DOCUMENT') refused.push(name);
    expect(refused).toEqual([]);
  });

  it('runs no unregistered document, and reveals nothing of the schema', async () => {
    expect(await ask('query Mine { ping }')).toEqual({ status: 400, code: 'UNKNOWN_DOCUMENT' });
    expect(await ask('{ nothing }')).toEqual({ status: 400, code: 'UNKNOWN_DOCUMENT' });
    expect((await ask('{ __schema { types { name } } }')).code).toBe('UNKNOWN_DOCUMENT');
  });

  it('runs documents of a remote that was published since, also by their hash', async () => {
    const text = 'query PublishedLater{ping}';
    expect((await ask('query PublishedLater { ping }')).status).toBe(400);
    published = [text];
    revision++;
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await ask('query PublishedLater {\n  ping\n  __typename\n}')).status).toBe(200);
    const hash = createHash('sha256').update(text).digest('hex');
    const byHash = (sha256Hash: string) =>
      fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash } } }),
      });
    expect(await (await byHash(hash)).json()).toMatchObject({ data: { ping: expect.anything() } });
    expect((await byHash('0'.repeat(64))).status).toBe(400);
  });

  it('starts with the last known list when the registry does not answer', async () => {
    const { documents } = await openDocumentRegister(optionsFor('http://127.0.0.1:1'));
    expect(documents.has('query PublishedLater { ping }')).toBe(true);
  });
});
