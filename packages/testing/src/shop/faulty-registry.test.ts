import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { FaultyRegistry } from './faulty-registry.ts';
import { findFreePorts } from './free-ports.ts';

let registry: Server;
let faulty: FaultyRegistry;

beforeAll(async () => {
  registry = createServer((request, response) => {
    response.writeHead(request.url === '/nowhere' ? 404 : 200, { etag: '"1"', 'content-type': 'text/plain' });
    response.end(`registry at ${request.url}`);
  });
  const [port = 0, own = 0] = await findFreePorts(2);
  registry.listen(port, '127.0.0.1');
  await once(registry, 'listening');
  faulty = await FaultyRegistry.start(own, `http://127.0.0.1:${port}`);
});
afterAll(async () => {
  await faulty.stop();
  registry.close();
});

afterEach(() => faulty.mend());

const ask = (path: string, patience = 2000): Promise<Response> =>
  fetch(faulty.url + path, { signal: AbortSignal.timeout(patience) });

describe('the faulty registry', () => {
  it('forwards status, headers and body', async () => {
    const answer = await ask('/channels/production');
    expect(answer.headers.get('etag')).toBe('"1"');
    expect(await answer.text()).toBe('registry at /channels/production');
    expect((await ask('/nowhere')).status).toBe(404);
  });

  it('breaks one remote and no other', async () => {
    faulty.break('mfe-catalog', 'missing');
    expect((await ask('/builds/mfe-catalog/a/server/main.js')).status).toBe(404);
    expect((await ask('/builds/mfe-admin/a/server/main.js')).status).toBe(200);
    expect((await ask('/channels/production')).status).toBe(200);
    faulty.mend();
    expect((await ask('/builds/mfe-catalog/a/server/main.js')).status).toBe(200);
  });

  it('serves other contents when corrupt, and nothing when hanging', async () => {
    faulty.break('mfe-catalog', 'corrupt');
    expect(await (await ask('/builds/mfe-catalog/a/server/main.js')).text()).toBe('}{');
    faulty.break('mfe-catalog', 'hanging');
    await expect(ask('/builds/mfe-catalog/a/server/main.js', 200)).rejects.toThrow(/timeout/);
  });
});
