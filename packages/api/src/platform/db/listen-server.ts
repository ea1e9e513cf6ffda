import { Client, type ClientConfig } from 'pg';
import type { Listen } from './listen.ts';

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 15_000;

/** Listens on a connection of its own, which is made anew whenever it breaks; then the listener hears of a gap. */
export function listenOn(config: ClientConfig): Listen {
  return async (channel, { onMessage, onGap }) => {
    let client: Client | undefined;
    let timer: NodeJS.Timeout | undefined;
    let stopped = false;

    async function connect(): Promise<void> {
      const next = new Client({ ...config, keepAlive: true, application_name: 'headstock live' });
      client = next;
      next.on('notification', ({ payload }) => onMessage(payload ?? ''));
      // An error is followed by the end.
      next.on('error', () => undefined);
      await next.connect();
      await next.query(`LISTEN ${next.escapeIdentifier(channel)}`);
      next.once('end', () => again(FIRST_PAUSE_MS));
    }
    function again(pauseMs: number): void {
      if (stopped) return;
      timer = setTimeout(() => {
        connect().then(onGap, () => {
          client?.end().catch(() => undefined);
          again(Math.min(pauseMs * 2, LONGEST_PAUSE_MS));
        });
      }, pauseMs).unref();
    }

    await connect();
    return async () => {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    };
  };
}
