// Supervised render processes without a shop: node workers.fixture.ts, with PORT. Each answers with its process id.
import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { PageBody } from './page/page-body.ts';
import { PageCache, type RenderedPage } from './page/page-cache.ts';
import { shareRenders, supervisorChannel } from './page/shared-renders.ts';
import { serveUntilDrained } from './serve-until-drained.ts';
import { superviseWorkers } from './supervise-workers.ts';

const log = pino({ level: 'info' });

if (cluster.isPrimary) {
  const address = { port: Number(process.env['PORT']), host: '127.0.0.1' };
  superviseWorkers(Number(process.env['WORKERS'] ?? 1), log, address, { freshFor: 60_000, maxBytes: 2 ** 20 });
} else {
  const share = shareRenders(supervisorChannel(), () => '1', 60_000);
  const cache = new PageCache(60_000, { share });
  let rendering = 0;
  const render = async (ms: number): Promise<RenderedPage> => {
    rendering += 1;
    await sleep(ms);
    rendering -= 1;
    return { status: 200, headers: {}, body: new PageBody(String(process.pid)) };
  };
  let draining = false;
  let recycle = false;
  const server = createServer((request, response) => {
    if (draining) response.setHeader('connection', 'close');
    if (request.url === '/grow') recycle = true;
    if (request.url === '/rendering') return void response.end(rendering > 0 ? String(process.pid) : '0');
    if (request.url === '/crash') process.exit(7);
    if (request.url?.startsWith('/page')) {
      void cache
        .get(request.url, () => render(request.url?.startsWith('/page/slow') ? 1500 : 50))
        .then(({ body }) => response.end(`${process.pid} ${body?.ready('identity')?.toString()}`));
      return;
    }
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
