import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePorts } from '@headstock/testing/free-ports';
import autocannon from 'autocannon';

const CONNECTIONS = 10;
const WARM_SECONDS = 3;

/** Answers per second that an address gives to ten connections for `seconds`. Throws when an answer is not 200. */
export async function measureRate(url: string, seconds: number): Promise<number> {
  await autocannon({ url, connections: CONNECTIONS, duration: WARM_SECONDS });
  const { non2xx, errors, requests } = await autocannon({ url, connections: CONNECTIONS, duration: seconds });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were not 200, ${errors} requests failed.`);
  return requests.average;
}

/** The same for a plain server in a process of its own that sends `body`. */
export async function measureVanilla(body: Uint8Array, seconds: number): Promise<number> {
  const [port = 0] = (await findFreePorts(9)).slice(-1);
  const script = new URL('./vanilla-server.ts', import.meta.url).pathname;
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
