import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { freePort } from '#launcher/free-port.ts';
import { type DevProxy, startDevProxy, withReloadScript } from './dev-proxy.ts';

let shell: Server;
let proxy: DevProxy;
let origin: string;
let up: Promise<unknown>;
let seen: { host: string | undefined; body: string }[];

beforeEach(async () => {
  seen = [];
  up = Promise.resolve();
  shell = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      seen.push({ host: request.headers.host, body: Buffer.concat(chunks).toString() });
      if (request.url === '/data') response.setHeader('content-type', 'application/json').end('{"a":1}');
      else response.setHeader('content-type', 'text/html; charset=utf-8').end('<body><p>Page</p></body>');
    });
  }).listen(0, '127.0.0.1');
  await once(shell, 'listening');
  const address = shell.address();
  const shellPort = typeof address === 'object' && address ? address.port : 0;
  const port = await freePort();
  origin = `http://localhost:${port}`;
  proxy = await startDevProxy({ port, shellUrl: `http://127.0.0.1:${shellPort}`, whenUp: () => up });
});

afterEach(async () => {
  await proxy.close();
  shell.close();
});

/** Reads events until one of the kind arrives; gives its data. */
async function eventOf(kind: string, act: () => void): Promise<unknown> {
  const response = await fetch(`${origin}/__dev/events`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let acted = false; ;) {
    const { value = '', done } = (await reader?.read()) ?? { done: true };
    text += value;
    if (!acted) act();
    acted = true;
    const data = new RegExp(`event: ${kind}\ndata: (.*)\n`).exec(text)?.[1];
    if (data !== undefined) return JSON.parse(data);
    if (done) throw new Error(`no ${kind} in ${text}`);
  }
}

describe('the development proxy', () => {
  it('injects the reload script into pages, and changes nothing else', async () => {
    expect(await (await fetch(origin)).text()).toBe(
      '<body><p>Page</p><script src="/__dev/reload.js" defer></script></body>',
    );
    expect(await (await fetch(`${origin}/data`)).json()).toEqual({ a: 1 });
    expect(await (await fetch(`${origin}/__dev/reload.js`)).text()).toContain('EventSource');
  });

  it('forwards the host header and bodies', async () => {
    await fetch(`${origin}/data`, { method: 'POST', body: 'hello' });
    expect(seen).toEqual([{ host: new URL(origin).host, body: 'hello' }]);
  });

  it('queues requests while the shell restarts', async () => {
    const restart = Promise.withResolvers<void>();
    up = restart.promise;
    const answer = fetch(origin);
    const first = await Promise.race([
      answer.then(() => 'answered'),
      new Promise((done) => setTimeout(done, 200, 'waits')),
    ]);
    expect(first).toBe('waits');
    restart.resolve();
    expect((await answer).status).toBe(200);
  });

  it('reloads open pages, and shows a lasting failure to pages opened later', async () => {
    await expect(eventOf('reload', () => proxy.reload())).resolves.toBeNull();
    proxy.fail('home.tsx: unexpected token');
    await expect(eventOf('failed', () => undefined)).resolves.toBe('home.tsx: unexpected token');
  });
});

it('does not change HTML without a closing body tag', () => {
  expect(withReloadScript('<p>part')).toBe('<p>part');
});
