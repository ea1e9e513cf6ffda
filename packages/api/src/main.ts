import { readServerConfig } from './platform/config.ts';
import { type Api, startApi } from './start-api.ts';

/** Requests in flight have this long to end. */
const GRACE_MS = 8_000;

const start = async (): Promise<Api> => startApi(readServerConfig(process.env));

const api = await start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  api.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
