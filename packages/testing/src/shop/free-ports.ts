import { createServer } from 'node:net';

/** Size of a worker's port range; ranges do not overlap. */
const PER_WORKER = 20;

/** Where the ranges begin: first that of the process which starts the workers, then one for each worker. */
const firstPort = (): number => Number(process.env['JOURNEY_PORT'] ?? 5900);

/** Every port that `findFreePorts` may give to so many workers. */
export const portsOfWorkers = (workers: number): number[] =>
  Array.from({ length: PER_WORKER * (workers + 1) }, (_, index) => firstPort() + index);

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1' }, () => server.close(() => resolve(true)));
  });
}

/**
 * Free ports of 127.0.0.1 in a range of this worker's own, from `JOURNEY_PORT` (5900) on: a port that was free a moment ago stays
 * so, as no other worker looks there. Throws when the range is exhausted.
 */
export async function findFreePorts(count: number): Promise<number[]> {
  const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? -1) + 1;
  const first = firstPort() + worker * PER_WORKER;
  const found: number[] = [];
  for (let port = first; port < first + PER_WORKER; port++) {
    if (await isFree(port)) found.push(port);
    if (found.length === count) return found;
  }
  throw new Error(`No ${count} free ports from ${first} to ${first + PER_WORKER - 1}.`);
}
