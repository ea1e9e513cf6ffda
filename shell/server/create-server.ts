import { randomUUID } from 'node:crypto';
import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { RemoteStore } from '@headstock/federation/remote-store';
import { remoteNames } from '@headstock/contracts/remotes';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { serveAssets } from './assets.ts';
import { readBuilds } from './builds/build-id.ts';
import { serveBuilds } from './builds/serve-builds.ts';
import type { ShellConfig } from './config.ts';
import { followCatalog, followContent } from './content/follow-revision.ts';
import { createCsrf } from './csrf.ts';
import { languageRedirect, languageVary } from './language/language-redirect.ts';
import { serveSeo } from './seo/serve-seo.ts';
import { createCacheResponder } from './page/respond-from-cache.ts';
import { createPageResponder } from './page/page-response.ts';
import { PageCache } from './page/page-cache.ts';
import { plainErrorPage, plainPagePolicy } from './page/plain-error-page.ts';
import { servePages } from './page/serve-pages.ts';
import { shareRenders, supervisorChannel } from './page/shared-renders.ts';
import { guardConnections } from './guard-connections.ts';
import { proxyUpstreams } from './proxy/proxy.ts';
import { ambiguityOf } from './refuse-ambiguous.ts';
import { repairTarget } from './repair-target.ts';
import { loggedPath } from './logged-path.ts';
import { securityHeaders } from './security-headers.ts';
import { serveClientEvents } from './client-events.ts';
import { FailureReports } from './failure-reports.ts';

declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;

/** Longer than proxies in front keep a connection, in ms: none may use one that is just being closed. */
const keepAliveTimeout = 72_000;
/** How long the headers of a request may take, and a whole request, in ms: as long as eight pictures over a phone's line. */
const headersTimeout = 15_000;
const requestTimeout = 300_000;
/** How often these are checked, in ms. */
const connectionsCheckingInterval = 5000;
/** A client that reads slower than this, in bytes per second, is not served to the end. */
const leastReadRate = 512;

export interface ShellServer {
  readonly app: FastifyInstance;
  readonly remotes: RemoteStore;
  /** From now on every answer asks its connection to close. */
  readonly setDraining: () => void;
}

const serverOptions = {
  keepAliveTimeout,
  headersTimeout,
  requestTimeout,
  connectionsCheckingInterval,
  keepAlive: true,
  keepAliveInitialDelay: 30_000,
};

/** The shell's HTTP server: pages, its own assets, and the way to the API, the pictures and the remotes' assets. */
export async function createServer(config: ShellConfig, log: Logger): Promise<ShellServer> {
  const failures = new FailureReports(config, log);
  const remotes = new RemoteStore({
    registryUrl: config.registryUrl,
    channel: config.channel,
    folder: path.join(config.dataFolder, 'remote-code'),
    timeout: 1500,
    freshFor: config.registryPollMs,
    patience: 1200,
    publicPath: '/remotes',
    versions: __SHARED_VERSIONS__,
    onFailure: (remote, version, error) => {
      log.error({ err: error, remote, version }, 'a remote could not be loaded');
      failures.note({ remote, version, where: 'load', message: String(error), source: 'SERVER' });
    },
    onNotice: (notice) => {
      if (notice.kind === 'serving') log.info({ remote: notice.remote, version: notice.version }, 'serving a build');
      else log.warn({ revision: notice.revision }, 'the registry does not answer; serving what the last run served');
    },
  });
  remotes.start();
  const content = followContent(config);
  const share = config.workers > 1 ? shareRenders(supervisorChannel(), content.revision) : undefined;
  const cache = new PageCache(config.pageCacheMs, { maxBytes: config.pageCacheBytes, share });
  const catalog = followCatalog(config, () => cache.servesPages());
  catalog.onChange(() => cache.outdate());
  const createResponse = createPageResponder(config, createCsrf(config));
  const secure = config.publicOrigin.startsWith('https:');
  const respondFromCache = createCacheResponder({ cache, remotes, createResponse, secure });
  const headers = securityHeaders(config);
  const leading = Object.entries({ ...headers, vary: languageVary, 'cache-control': 'private, no-store' }).flat();
  let draining = false;
  const logRequest = (id: string, { method, url = '' }: IncomingMessage, status: number, ms: number): void =>
    log.info({ requestId: id, method, path: loggedPath(url), status, ms });
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: [...config.trustedProxies],
    genReqId: (request) => requestId(request.headers['x-request-id']),
    // What the router cannot read in spite of `repairTarget`, before any route or hook is asked.
    frameworkErrors: (_error, request, reply) => {
      const page = { 'content-security-policy': plainPagePolicy, 'content-type': 'text/html; charset=utf-8' };
      reply.hijack();
      reply.raw.writeHead(400, { ...headers, ...page, 'cache-control': 'no-store', 'x-request-id': request.id });
      reply.raw.end(plainErrorPage(400, request.raw.url ?? '/'));
    },
    // Paths are matched as they came; pages decide about their own case and slashes.
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 2000 },
    serverFactory: (handle) =>
      createHttpServer(serverOptions, (request, response) => {
        const id = requestId(request.headers['x-request-id']);
        const common = draining ? ['x-request-id', id, 'connection', 'close'] : ['x-request-id', id];
        const ambiguity = ambiguityOf(request);
        request.url = repairTarget(request.url ?? '/');
        const visit = languageRedirect(request.method, request.url ?? '', request.headers);
        if (ambiguity !== null) {
          const page = { 'content-security-policy': plainPagePolicy, 'content-type': 'text/html; charset=utf-8' };
          response.writeHead(ambiguity, { ...headers, ...page, 'cache-control': 'no-store', connection: 'close' });
          response.end(plainErrorPage(ambiguity, '/'));
          logRequest(id, request, ambiguity, 0);
        } else if (visit) {
          const { location, cookie } = visit;
          response.writeHead(302, [...leading, ...common, 'location', location, 'set-cookie', cookie]).end();
          logRequest(id, request, 302, 0);
        } else if (respondFromCache(request, response, common)) logRequest(id, request, response.statusCode, 0);
        else handle(request, response);
      }),
  });
  guardConnections(app.server, { max: config.maxConnections, leastReadRate, checkEvery: 5000 });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (draining) reply.header('connection', 'close');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request.id, request.raw, reply.statusCode, Math.round(reply.elapsedTime));
    done();
  });
  app.addHook('onClose', async () => {
    content.stop();
    catalog.stop();
  });
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const api = await fetch(`${config.apiUrl}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    const everybody = remotes.forVisitor();
    const loaded = await Promise.all(
      remoteNames.map(async (remote) => [remote, (await everybody.get(remote))?.buildId ?? null] as const),
    );
    const ready = api?.ok === true && loaded.some(([, buildId]) => buildId !== null);
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ok' : 'waiting', api: api?.status ?? null, remotes: Object.fromEntries(loaded) });
  });
  const assets = path.resolve(__dirname, '../browser');
  await serveAssets(app, assets);
  const builds = readBuilds(assets);
  proxyUpstreams(app, config);
  serveSeo(app, { config, assets, content });
  serveClientEvents(app, log, failures);
  serveBuilds(app, { builds, remotes, secure });
  servePages(app, { config, log, remotes, cache, createResponse, assets, builds, content });
  return {
    app,
    remotes,
    setDraining: () => {
      draining = true;
    },
  };
}

function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}
