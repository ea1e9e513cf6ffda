import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePorts } from '@headstock/testing/free-ports';
import autocannon from 'autocannon';

const CONNECTIONS = 10;
const WARM_UP_SECONDS = 3;

function check(url: string, { non2xx, errors }: { readonly non2xx: number; readonly errors: number }): void {
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were not 200, ${errors} requests failed.`);
}

/** Answers per second that one address gives to ten connections for `seconds`, after a warm-up. Throws when one is not 200. */
export async function measureRate(url: string, seconds: number): Promise<number> {
  await autocannon({ url, connections: CONNECTIONS, duration: WARM_UP_SECONDS });
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds });
  check(url, result);
  return result.requests.total / result.duration;
}

/**
 * Answers per second for a list of addresses, each asked for exactly once: every connection has addresses of its own, so
 * that no two requests can share a render. Throws when an answer is not 200.
 */
export async function measureOnce(origin: string, paths: readonly string[], connections: number): Promise<number> {
  const shares = Array.from({ length: connections }, (_, share) =>
    paths.filter((_path, index) => index % connections === share),
  );
  let next = 0;
  const began = performance.now();
  let ended = began;
  const result = await autocannon({
    url: origin,
    connections,
    amount: paths.length,
    setupClient(client) {
      const share = shares[next++] ?? [];
      client.setRequests(share.map((path) => ({ method: 'GET' as const, path })));
      client.on('response', () => {
        ended = performance.now();
      });
    },
  });
  // Until the last answer: autocannon itself ends on whole seconds.
  const seconds = (ended - began) / 1000;
  check(origin, result);
  return result.requests.total / seconds;
}

/** Answers per second of a plain server in a process of its own that sends `body`, as `measureRate` measures it. */
export async function measurePlain(body: Uint8Array, seconds: number): Promise<number> {
  const [port = 0] = (await findFreePorts(9)).slice(-1);
  const script = new URL('./plain-server.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [script, String(port)], { stdio: ['pipe', 'pipe', 'inherit', 'ipc'] });
  try {
    child.stdin?.end(body);
    if (child.stdout) await once(child.stdout, 'data');
    return await measureRate(`http://127.0.0.1:${port}/`, seconds);
  } finally {
    child.kill();
    await once(child, 'exit');
  }
}
