import { connect } from 'node:net';

/** What came back for bytes that were sent as they are. */
export interface RawAnswer {
  /** Of the first answer; null when the connection was closed without one, undefined when nothing came in time. */
  readonly status: number | null | undefined;
  /** How many answers came over the connection. */
  readonly answers: number;
  readonly text: string;
}

const heldBytes = 200_000;

/** Sends bytes over a connection of their own, and gives what came until it was closed or silent for `timeoutMs`. */
export function sendRaw(origin: string, bytes: Buffer | string, timeoutMs = 1500): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
    let text = '';
    const settle = (isOpen: boolean): void => {
      socket.destroy();
      const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)];
      const status = statuses[0] ? Number(statuses[0][1]) : isOpen ? undefined : null;
      resolve({ status, answers: statuses.length, text });
    };
    socket.setTimeout(timeoutMs, () => settle(true));
    socket.on('data', (piece) => {
      if (text.length < heldBytes) text += piece.toString('latin1');
    });
    socket.on('error', () => undefined).on('close', () => settle(false));
    socket.on('connect', () => socket.write(bytes));
  });
}
