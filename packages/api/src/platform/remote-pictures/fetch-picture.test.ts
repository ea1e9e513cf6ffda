import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { environmentSchema } from '#api/platform/config.ts';
import { readLink } from '#api/platform/remote-hosts/read-link.ts';
import { fetchPicture, fetchLimits } from './fetch-picture.ts';
import { publicNetwork } from '#api/platform/remote-hosts/network.ts';
import { openPictureHost, PUBLIC_ADDRESS, type PictureHost } from './picture-host.fixture.ts';

const PICTURE = Buffer.from('not really a picture, which is for its reader to find out');
const LIMITS = { milliseconds: 1_500, bytes: 10_000, redirects: 3 };

let folder: string;
let host: PictureHost;
let file: string;
const headers: IncomingMessage['headers'][] = [];

const send = (response: ServerResponse, more: Record<string, string> = {}, body: Buffer = PICTURE): void => {
  response.writeHead(200, { 'content-type': 'image/jpeg', ...more });
  response.end(body);
};
const lead = (response: ServerResponse, location: string): void => void response.writeHead(302, { location }).end();

const answers: Record<string, (response: ServerResponse) => void> = {
  '/good.jpg': (response) => send(response),
  '/stream.jpg': (response) => send(response, { 'content-type': 'application/octet-stream' }),
  '/page': (response) => send(response, { 'content-type': 'text/html' }),
  '/drawing.svg': (response) => send(response, { 'content-type': 'image/svg+xml' }),
  '/packed.jpg': (response) => send(response, { 'content-encoding': 'gzip' }),
  '/empty.jpg': (response) => send(response, {}, Buffer.alloc(0)),
  '/says-huge.jpg': (response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': '99999999' });
    response.write(PICTURE);
  },
  '/is-huge.jpg': (response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' });
    const more = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(4_096)));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  },
  '/drips.jpg': (response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' });
    const timer = setInterval(() => response.write('.'), 100);
    response.on('close', () => clearInterval(timer));
  },
  '/silent.jpg': () => undefined,
  '/cut-off.jpg': (response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': '5000' });
    response.write(PICTURE, () => response.destroy());
  },
  '/gone.jpg': (response) => void response.writeHead(404).end(),
  '/down.jpg': (response) => void response.writeHead(503).end(),
  '/partial.jpg': (response) => void response.writeHead(206, { 'content-type': 'image/jpeg' }).end(PICTURE),
  '/moved.jpg': (response) => lead(response, '/good.jpg'),
  '/elsewhere.jpg': (response) => lead(response, host.link('/good.jpg', 'other.test')),
  '/in-circles.jpg': (response) => lead(response, '/in-circles.jpg'),
  '/to-loopback.jpg': (response) => lead(response, 'https://127.0.0.1/admin'),
  '/to-loopback6.jpg': (response) => lead(response, 'https://[::1]/admin'),
  '/to-number.jpg': (response) => lead(response, 'https://2130706433/'),
  '/to-plain.jpg': (response) => lead(response, 'http://pictures.test/good.jpg'),
  '/to-file.jpg': (response) => lead(response, 'file:///etc/passwd'),
  '/to-inside.jpg': (response) => lead(response, host.link('/good.jpg', 'inside.test')),
  '/to-port.jpg': (response) => lead(response, 'https://pictures.test:22/'),
  '/nowhere.jpg': (response) => void response.writeHead(302).end(),
  '/rebinds.jpg': (response) => lead(response, '/good.jpg'),
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fetch-picture-'));
  host = await openPictureHost((request, response) => {
    headers.push(request.headers);
    answers[request.url ?? '']?.(response);
  });
});
afterAll(async () => {
  await host.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await rm(folder, { recursive: true, force: true });
  folder = await mkdtemp(join(tmpdir(), 'fetch-picture-'));
  file = join(folder, 'fetched');
  host.asked.length = 0;
  host.resolved.length = 0;
});

const fetched = (path: string, name?: string) => fetchPicture(host.link(path, name), file, host.network, LIMITS);

describe('a picture at another address', () => {
  it('is fetched into a file with the hash of its bytes, and the host hears nothing of ours', async () => {
    expect(await fetched('/good.jpg')).toEqual({ ok: true, hash: createHash('sha256').update(PICTURE).digest('hex') });
    expect(await readFile(file)).toEqual(PICTURE);
    expect(Object.keys(headers.at(-1) ?? {}).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
  });

  it.each(['/stream.jpg', '/moved.jpg', '/elsewhere.jpg'])('is fetched from %s', async (path) => {
    expect(await fetched(path)).toMatchObject({ ok: true });
  });

  it.each([
    ['/page', 'kind'],
    ['/drawing.svg', 'kind'],
    ['/packed.jpg', 'kind'],
    ['/empty.jpg', 'kind'],
    ['/says-huge.jpg', 'size'],
    ['/is-huge.jpg', 'size'],
    ['/drips.jpg', 'timeout'],
    ['/silent.jpg', 'timeout'],
    ['/cut-off.jpg', 'unreachable'],
    ['/down.jpg', 'unreachable'],
    ['/gone.jpg', 'gone'],
    ['/partial.jpg', 'gone'],
    ['/in-circles.jpg', 'redirects'],
    ['/nowhere.jpg', 'redirects'],
  ])('is not fetched from %s: %s', async (path, fault) => {
    expect(await fetched(path)).toEqual({ ok: false, fault });
  });

  it('is asked for once and then no more often than it may lead on', async () => {
    await fetched('/in-circles.jpg');
    expect(host.asked).toHaveLength(1 + LIMITS.redirects);
  });
});

describe('the inside of the network', () => {
  it.each([
    'http://pictures.test/good.jpg',
    'https://user:secret@pictures.test/good.jpg',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://localhost/',
    'https://pictures.test:8443/',
    'file:///etc/passwd',
    'ftp://pictures.test/good.jpg',
    'data:image/png;base64,AA==',
    `https://pictures.test/${'x'.repeat(1_100)}`,
    'https://',
    '',
  ])('is not asked by %j, and no name of it is looked up', async (link) => {
    expect(await fetchPicture(link, file, host.network, LIMITS)).toEqual({ ok: false, fault: 'address' });
    expect([host.asked, host.resolved]).toEqual([[], []]);
  });

  it.each(['inside.test', 'mixed.test', 'unknown.example'])('is not asked under the name %s', async (name) => {
    expect(await fetched('/good.jpg', name)).toEqual({ ok: false, fault: 'unreachable' });
    expect(host.asked).toEqual([]);
  });

  it.each([
    ['/to-loopback.jpg', 'address'],
    ['/to-loopback6.jpg', 'address'],
    ['/to-number.jpg', 'address'],
    ['/to-plain.jpg', 'address'],
    ['/to-file.jpg', 'address'],
    ['/to-port.jpg', 'address'],
    ['/to-inside.jpg', 'unreachable'],
  ])('is not reached by the redirect of %s', async (path, fault) => {
    expect(await fetched(path)).toEqual({ ok: false, fault });
    expect(host.asked).toEqual([`pictures.test${path}`]);
  });

  it('is not reached by a name that resolves to another address the next time', async () => {
    // One connection, one answer of the name: the address that was checked is the one that is connected to.
    expect(await fetched('/good.jpg', 'rebinds.test')).toMatchObject({ ok: true });
    expect(host.resolved).toEqual(['rebinds.test']);
    host.resolved.length = 0;
    // A redirect to the same name is resolved and checked anew.
    await rm(file);
    expect(await fetched('/rebinds.jpg', 'rebinds.test')).toEqual({ ok: false, fault: 'unreachable' });
  });

  it('is not reached by a host whose certificate is another one’s', async () => {
    expect(await fetched('/good.jpg', 'stranger.test')).toEqual({ ok: false, fault: 'unreachable' });
    expect(host.asked).toEqual([]);
    const { ca: _, ...untrusting } = host.network;
    expect(await fetchPicture(host.link('/good.jpg'), file, untrusting, LIMITS)).toMatchObject({ ok: false });
  });

  it('is not waited for when a name server does not answer, or a port does not speak', async () => {
    const never = { ...host.network, resolve: () => new Promise<never>(() => undefined) };
    const limits = { ...LIMITS, milliseconds: 200 };
    expect(await fetchPicture(host.link('/good.jpg'), file, never, limits)).toEqual({ ok: false, fault: 'timeout' });
    const mute = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const { port }: { port: number } = JSON.parse(JSON.stringify(mute.address()));
    const network = { ...host.network, isPort: () => true };
    expect(await fetchPicture(`https://pictures.test:${port}/`, file, network, limits)).toMatchObject({ ok: false });
    mute.close();
  });

  it('is no part of what the shop may reach, and no setting makes it one', async () => {
    expect(['127.0.0.1', '::1', '10.0.0.7', '169.254.169.254', PUBLIC_ADDRESS].map(publicNetwork.isAllowed)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
    expect([readLink('https://pictures.example:8443/a.jpg'), publicNetwork.ca]).toEqual([null, undefined]);
    expect(readLink('https://pictures.example/a.jpg#x')?.href).toBe('https://pictures.example/a.jpg');
    expect(Object.keys(environmentSchema.shape).filter((name) => /FETCH|PICTURE|LOOPBACK/.test(name))).toEqual([]);
    // Without a network of a test, the fetch has the shop's own.
    expect(await fetchPicture(host.link('/good.jpg'), file)).toEqual({ ok: false, fault: 'address' });
    expect(await readdir(folder)).toEqual([]);
    expect(fetchLimits.milliseconds).toBeLessThanOrEqual(30_000);
  });
});
