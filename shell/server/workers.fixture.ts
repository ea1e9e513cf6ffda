// Supervised render processes without a shop: node workers.fixture.ts, with PORT. Each answers with its process id.
import cluster from 'node:cluster';
import { createServer } from 'node:http';
import pino from 'pino';
import { serveUntilDrained } from './serve-until-drained.ts';
import { superviseWorkers } from './supervise-workers.ts';

const log = pino({ level: 'info' });

if (cluster.isPrimary) {
  const address = { port: Number(process.env['PORT']), host: '127.0.0.1' };
  superviseWorkers(Number(process.env['WORKERS'] ?? 1), log, address);
} else {
  let draining = false;
  let recycle = false;
  const server = createServer((request, response) => {
    if (draining) response.setHeader('connection', 'close');
    if (request.url === '/grow') recycle = true;
    if (request.url === '/crash') process.exit(7);
    const delayMs = request.url === '/slow' ? 1500 : request.url === '/hang' ? 60_000 : 5;
    setTimeout(() => response.end(String(process.pid)), delayMs);
  });
  server.keepAliveTimeout = 60_000;
  serveUntilDrained({
    server,
    setDraining: () => {
      draining = true;
    },
    whyRecycle: () => (recycle ? { kind: 'recycle-me', heap: 1, redeploys: 0 } : null),
  });
}
