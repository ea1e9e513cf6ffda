import cluster from 'node:cluster';
import pino from 'pino';
import { readConfig } from './config.ts';
import { superviseWorkers } from './supervise-workers.ts';
import { startWorker } from './worker.ts';

const config = readConfig(process.env);
// No answer waits for the log to be written; lines go out together, at the latest after `periodicFlush` ms.
const log = pino(
  { level: config.logLevel, base: { process: 'shell', pid: process.pid } },
  pino.destination({ sync: false, minLength: 4096, periodicFlush: 100 }),
);

if (cluster.isPrimary) superviseWorkers(config.workers, log, config);
else {
  startWorker(config, log).catch((error: unknown) => {
    log.fatal({ err: error }, 'the render process could not start');
    process.exit(1);
  });
}
