import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long others wait while some are slow, in ms. */
export interface OthersReport {
  readonly visits: number;
  readonly failed: number;
  readonly median: number;
  readonly longest: number;
}

interface Other {
  readonly path: string;
  readonly init?: RequestInit;
}

const others: readonly Other[] = [
  { path: '/' },
  { path: '/shop?page=2' },
  {
    path: '/graphql',
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ viewer { id } }' }),
    },
  },
];

/** Opens `count` connections, and writes to each. Connections that are refused or closed are no error. */
export async function openSlow(
  origin: string,
  count: number,
  first: string,
): Promise<AsyncDisposable & { readonly sockets: readonly Socket[] }> {
  const { port } = new URL(origin);
  const sockets: Socket[] = [];
  for (let opened = 0; opened < count; opened++) {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    if (first !== '') socket.write(first);
    sockets.push(socket);
    // As fast as the system's queue of new connections takes them.
    if (opened % 200 === 199) await sleep(20);
  }
  return {
    sockets,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await sleep(200);
    },
  };
}

/** Visits the shop as others do, for `ms`; a visit of more than 10 s has failed. */
export async function visitAsOthers(origin: string, ms: number): Promise<OthersReport> {
  const times: number[] = [];
  let failed = 0;
  for (const end = Date.now() + ms; Date.now() < end; await sleep(50)) {
    for (const { path, init } of others) {
      const began = performance.now();
      const answer = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(10_000) }).catch(() => null);
      await answer?.arrayBuffer().catch(() => undefined);
      if (!answer || answer.status >= 500 || answer.status === 429) failed++;
      times.push(performance.now() - began);
    }
  }
  const sorted = times.toSorted((a, b) => a - b);
  return {
    visits: times.length,
    failed,
    median: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    longest: Math.round(sorted.at(-1) ?? 0),
  };
}

const head = (path: string, more: readonly string[]): string =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', ...more, '', ''].join('\r\n');

/** Senders of one byte every three seconds: bodies of a query, of an upload, and headers that never end. */
export async function slowSenders(origin: string, count: number, ms: number): Promise<OthersReport> {
  const json = ['Content-Type: application/json', 'Content-Length: 1000'];
  const upload = ['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 1000000'];
  await using bodies = await openSlow(origin, count, head('/graphql', json));
  await using uploads = await openSlow(origin, 20, head('/api/forms/contact', upload));
  await using headers = await openSlow(origin, 50, 'GET /shop HTTP/1.1\r\nHost: localhost\r\nX-A: ');
  const timer = setInterval(() => {
    for (const socket of [...bodies.sockets, ...uploads.sockets, ...headers.sockets])
      if (socket.writable) socket.write('{');
  }, 3000);
  try {
    return await visitAsOthers(origin, ms);
  } finally {
    clearInterval(timer);
  }
}

/** Readers that ask for many pages over one connection each, and never read an answer. */
export async function slowReaders(origin: string, count: number, ms: number): Promise<OthersReport> {
  const asked = 'GET /shop HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20);
  await using readers = await openSlow(origin, count, asked);
  for (const socket of readers.sockets) socket.pause();
  return await visitAsOthers(origin, ms);
}

/** Connections that say nothing. */
export async function idleConnections(origin: string, count: number, ms: number): Promise<OthersReport> {
  await using _idle = await openSlow(origin, count, '');
  return await visitAsOthers(origin, ms);
}
