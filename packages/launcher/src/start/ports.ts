import { connect, createServer } from 'node:net';

const CONNECT_LIMIT_MS = 500;

/** True when something answers at the port; binding alone misses listeners on other addresses on some systems. */
function answers(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const end = (taken: boolean): void => {
      socket.destroy();
      resolve(taken);
    };
    socket.setTimeout(CONNECT_LIMIT_MS, () => end(false));
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1' }, () => server.close(() => resolve(true)));
  });
}

async function isTaken(port: number): Promise<boolean> {
  const found = await Promise.all([answers(port, '127.0.0.1'), answers(port, '::1')]);
  return found.includes(true) || !(await canListen(port));
}

/** Those of the given ports that another process uses, or that may not be used. */
export async function takenPorts(ports: readonly number[]): Promise<number[]> {
  const taken = await Promise.all(ports.map(isTaken));
  return ports.filter((_, index) => taken[index]);
}

/** The message for ports in use; `shopPort` is the first port of the four. */
export function describeTakenPorts(taken: readonly number[], shopPort: number): string {
  const which = taken.length === 1 ? `Port ${taken[0]} is` : `The ports ${taken.join(', ')} are`;
  return `${which} taken. Stop what listens there, or choose other ports: PORT=${shopPort + 100} npm start`;
}
