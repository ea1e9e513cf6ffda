import { takenPorts } from './start/ports.ts';

/**
 * Where ports are looked for: below those that the system gives to outgoing connections (32768 on Linux, 49152 elsewhere), which may take a
 * port of theirs between two starts of a server.
 */
const FIRST = 10_000;
const LAST = 32_000;

/** Gives `count` different ports of this machine at which nothing listens, for servers that other processes start, stop and start again there. */
export async function freePorts(count: number): Promise<number[]> {
  const found: number[] = [];
  let port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
  while (found.length < count) {
    if ((await takenPorts([port])).length === 0) found.push(port);
    port = port === LAST ? FIRST : port + 1;
  }
  return found;
}

/** Gives one port as `freePorts` does. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}
