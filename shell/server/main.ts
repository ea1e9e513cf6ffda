import cluster from 'node:cluster';
import pino from 'pino';
import { readConfig } from './config.ts';
import { logError } from './log-error.ts';
import { superviseWorkers } from './supervise-workers.ts';

const config = readConfig(process.env);
// No answer waits for the log to be written; lines go out together, at the latest after `periodicFlush` ms.
const log = pino(
  { level: config.logLevel, base: { process: 'shell', pid: process.pid }, serializers: { err: logError } },
  pino.destination({ sync: false, minLength: 4096, periodicFlush: 100 }),
);

if (cluster.isPrimary)
  superviseWorkers(config.workers, log, config, {
    freshFor: config.pageCacheMs,
    // Compressed, as they wait here, pages take an eighth of what they take in a render process.
    maxBytes: config.pageCacheBytes / 8,
  });
else {
  // The supervisor never renders: it is spared React, the pages and their messages.
  import('./worker.ts')
    .then(({ startWorker }) => startWorker(config, log))
    .catch((error: unknown) => {
      log.fatal({ err: error }, 'the render process could not start');
      process.exit(1);
    });
}
