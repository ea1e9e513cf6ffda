import { pathInLocale } from '@headstock/contracts/locale';
import { clientNetwork } from '@headstock/contracts/client-network';
import { foreignSearch } from '@headstock/contracts/page-address';
import { type Rate, RateLimiter } from '@headstock/contracts/rate-limiter';
import { remoteAudience, remoteNames } from '@headstock/contracts/remotes';
import type { VisitorRemotes } from '@headstock/federation/remote-store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { forgetRedirectCookie, redirectAfterLoginCookie } from '#shell/app/session/redirect-after-login.ts';
import { SCRIPTLESS_STYLES, scriptlessStyles } from '#shell/app/session/scriptless-styles.ts';
import { canaryBucket } from '../canary-bucket.ts';
import { islandNotFound } from '#shell/server/islands/island-response.ts';
import { readIslandKey } from '../islands/island-key.model.ts';
import type { ShellConfig } from '#shell/server/config.ts';
import { createPageRenderer, type PageRendererOptions, type RenderAudience } from './page-renderer.ts';
import type { CreatePageResponse } from './page-response.ts';
import { TooManyPagesError, type RenderedPage } from './page-cache.ts';
import { findRedirect } from '#shell/app/routes/find-redirect.ts';
import { pageOfPayload, payloadError } from './payload.ts';
import { plainErrorPage, plainPagePolicy } from './plain-error-page.ts';
import { sendData, sendPage } from './send-page.ts';
import { loadRequestContext, loadViewer } from './request-context.ts';

export interface PagesOptions extends PageRendererOptions {
  readonly createResponse: CreatePageResponse;
}

/** What `PAGE_RENDERS_PER_MINUTE` means: a fifth of it at once, as somebody who opens many tabs does. */
const rendersOf = ({ pageRendersPerMinute }: ShellConfig): Rate => ({
  perMinute: pageRendersPerMinute,
  burst: Math.ceil(pageRendersPerMinute / 5),
});

/** The status of a client error; 503 for everything else. */
function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 503;
  return status >= 400 && status < 500 ? status : 503;
}

/** A redirect of a shared page knows the parameters alone that the page reads; the visitor's others, such as `utm_source`, go along. */
function withForeignSearch(page: RenderedPage, url: string): RenderedPage {
  const { location } = page.headers;
  const query = url.indexOf('?');
  if (location === undefined || query < 0) return page;
  const foreign = foreignSearch(url.slice(0, query), url.slice(query));
  const joined = location.includes('?') ? foreign.replace('?', '&') : foreign;
  return { ...page, headers: { ...page.headers, location: location + joined } };
}

function refuse(reply: FastifyReply, status: number, url: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': plainPagePolicy })
    .type('text/html; charset=utf-8')
    .send(plainErrorPage(status, url));
}

/** Serves pages, their data and islands: everything that no other route handles. */
export function servePages(app: FastifyInstance, options: PagesOptions): void {
  const { config, remotes, createResponse } = options;
  const renderer = createPageRenderer(options);
  const renders = new RateLimiter(rendersOf(config));
  const secure = config.publicOrigin.startsWith('https:');

  /** The builds that this visitor gets now and, by a cookie, the next time. */
  function remotesFor(request: FastifyRequest, reply: FastifyReply): VisitorRemotes {
    const { bucket, cookie } = canaryBucket(request.headers.cookie, remotes.hasCanary, secure);
    if (cookie) reply.header('set-cookie', cookie);
    return remotes.forVisitor(bucket);
  }

  const audienceOf = (request: FastifyRequest, reply: FastifyReply): RenderAudience => ({
    requestId: request.id,
    remotes: remotesFor(request, reply),
    mayRender: () => renders.take(clientNetwork(request.ip)),
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const context = await loadRequestContext(config, request, request.url);
    if (!context) return refuse(reply, 400, request.url);
    const { locale, verdict } = context;
    if (verdict.kind === 'sign-in')
      reply.header('set-cookie', redirectAfterLoginCookie(verdict.redirectAfterLogin, secure));
    if ('redirect' in verdict)
      return reply.header('cache-control', 'no-store').redirect(pathInLocale(verdict.redirect, locale), 302);
    const page = await renderer.pageFor(context, audienceOf(request, reply));
    // A page that is there is never hidden by a redirect; only what was not found leads on.
    const onward = page.status === 404 ? await findRedirect(config.apiUrl, request.url) : null;
    if (onward) return reply.header('cache-control', 'no-store').redirect(onward.location, onward.status);
    const sent = context.shared ? withForeignSearch(page, request.url) : page;
    return sendPage(request, reply, sent, createResponse);
  }

  /** A page's data alone. A visitor without access gets an error status: a program has no use for a redirect to the sign-in. */
  async function answerData(request: FastifyRequest, reply: FastifyReply, page: string): Promise<FastifyReply> {
    const context = await loadRequestContext(config, request, page);
    if (!context) return sendData(request, reply, payloadError(400), false);
    const { verdict, shared } = context;
    if (verdict.kind === 'sign-in') return sendData(request, reply, payloadError(401, context), false);
    if (verdict.kind === 'redirect') return sendData(request, reply, payloadError(403, context), false);
    const loaded = renderer.dataFor(context, audienceOf(request, reply)).catch((error: unknown) => {
      if (error instanceof TooManyPagesError) return payloadError(429, context, error.retryAfter);
      throw error;
    });
    return sendData(request, reply, await loaded, shared);
  }

  async function answerIsland(request: FastifyRequest, reply: FastifyReply, file: string): Promise<FastifyReply> {
    const island = file.endsWith('.json') ? readIslandKey(file.slice(0, -'.json'.length)) : null;
    if (!island) return sendData(request, reply, islandNotFound(), false);
    const contextFor = (address: string) => loadRequestContext(config, request, address);
    return sendData(request, reply, await renderer.islandFor(island, audienceOf(request, reply), contextFor), true);
  }

  app.get('/remotes.json', async (request, reply) => {
    const own = remotesFor(request, reply);
    const session = await loadViewer(config, request);
    const visible = remoteNames.filter((remote) => remoteAudience[remote] === 'everyone' || session.account?.isAdmin);
    const builds = await Promise.all(visible.map((remote) => own.get(remote)));
    const entries = builds.flatMap((build) =>
      build ? [[build.remote, { entry: build.entry, version: build.buildId }] as const] : [],
    );
    return reply.header('cache-control', 'private, no-store').send(Object.fromEntries(entries));
  });
  app.get(SCRIPTLESS_STYLES, async (request, reply) => {
    const cookie = forgetRedirectCookie(request.headers.cookie, secure);
    const { account } = await loadViewer(config, request);
    if (cookie) reply.header('set-cookie', cookie);
    return reply
      .header('cache-control', 'private, no-store')
      .type('text/css; charset=utf-8')
      .send(scriptlessStyles({ isLedHome: cookie !== null, isSignedIn: account !== null }));
  });
  app.get<{ Params: { '*': string } }>('/__nuxt_island/*', (request, reply) =>
    answerIsland(request, reply, request.params['*']),
  );
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply
        .code(405)
        .headers({ allow: 'GET, HEAD', 'cache-control': 'no-store' })
        .type('text/plain')
        .send('This address answers GET only.');
    const page = pageOfPayload(request.url);
    return page === null ? answer(request, reply) : answerData(request, reply, page);
  });
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (error instanceof TooManyPagesError) reply.header('retry-after', String(error.retryAfter));
    // A client error is not logged.
    if (status < 500) return refuse(reply, status, request.url);
    options.log.error({ err: error, requestId: request.id }, 'a request failed');
    return refuse(reply.header('retry-after', '5'), status, request.url);
  });
}
