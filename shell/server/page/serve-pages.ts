import { pathInLocale } from '@headstock/contracts/locale';
import { remoteAudience, remoteNames } from '@headstock/contracts/remotes';
import type { VisitorRemotes } from '@headstock/federation/remote-store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keepWantedPath } from '#shell/app/session/redirect-after-login.ts';
import { canaryBucket } from '../canary-bucket.ts';
import { noIsland } from '#shell/server/islands/island-response.ts';
import { readIslandKey } from '../islands/island-key.model.ts';
import { keepPages, type PageKeeperOptions, type PageReader } from './page-renderer.ts';
import type { AnswerPage } from './page-response.ts';
import { pageOfPayload, refusal } from './payload.ts';
import { plainErrorPage, plainPagePolicy } from './plain-error-page.ts';
import { sendData, sendPage } from './send-page.ts';
import { readVisit, sessionOf } from './request-context.ts';

export interface PagesOptions extends PageKeeperOptions {
  readonly answerPage: AnswerPage;
}

/** The status of a fault of who asks; 503 for everything else. */
function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 503;
  return status >= 400 && status < 500 ? status : 503;
}

function refuse(reply: FastifyReply, status: number, url: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': plainPagePolicy })
    .type('text/html; charset=utf-8')
    .send(plainErrorPage(status, url));
}

/** Answers everything that is no file and no call with a page of the shop. */
export function servePages(app: FastifyInstance, options: PagesOptions): void {
  const { config, remotes, answerPage } = options;
  const keeper = keepPages(options);

  /** The remotes as this visitor gets them now and at the next visit. */
  function remotesFor(request: FastifyRequest, reply: FastifyReply): VisitorRemotes {
    const secure = config.publicOrigin.startsWith('https:');
    const { bucket, cookie } = canaryBucket(request.headers.cookie, remotes.hasCanary, secure);
    if (cookie) reply.header('set-cookie', cookie);
    return remotes.forVisitor(bucket);
  }

  const readerOf = (request: FastifyRequest, reply: FastifyReply): PageReader => ({
    requestId: request.id,
    remotes: remotesFor(request, reply),
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const visit = await readVisit(config, request, request.url);
    if (!visit) return refuse(reply, 400, request.url);
    const { locale, verdict } = visit;
    if (verdict.kind === 'sign-in') reply.header('set-cookie', keepWantedPath(verdict.wanted));
    if ('redirect' in verdict)
      return reply.header('cache-control', 'no-store').redirect(pathInLocale(verdict.redirect, locale), 302);
    return sendPage(request, reply, await keeper.pageFor(visit, readerOf(request, reply)), answerPage);
  }

  /** The data of a page alone. Whoever may not see the page is told so: there is nowhere to lead a program. */
  async function answerData(request: FastifyRequest, reply: FastifyReply, page: string): Promise<FastifyReply> {
    const visit = await readVisit(config, request, page);
    if (!visit) return sendData(request, reply, refusal(400), false);
    const { verdict, shared } = visit;
    if (verdict.kind === 'sign-in') return sendData(request, reply, refusal(401, visit), false);
    if (verdict.kind === 'redirect') return sendData(request, reply, refusal(403, visit), false);
    return sendData(request, reply, await keeper.dataFor(visit, readerOf(request, reply)), shared);
  }

  async function answerIsland(request: FastifyRequest, reply: FastifyReply, file: string): Promise<FastifyReply> {
    const island = file.endsWith('.json') ? readIslandKey(file.slice(0, -'.json'.length)) : null;
    if (!island) return sendData(request, reply, noIsland(), false);
    const visitTo = (address: string) => readVisit(config, request, address);
    return sendData(request, reply, await keeper.islandFor(island, readerOf(request, reply), visitTo), true);
  }

  app.get('/remotes.json', async (request, reply) => {
    const own = remotesFor(request, reply);
    const session = await sessionOf(config, request);
    const visible = remoteNames.filter((remote) => remoteAudience[remote] === 'everyone' || session.account?.isAdmin);
    const builds = await Promise.all(visible.map((remote) => own.get(remote)));
    const entries = builds.flatMap((build) =>
      build ? [[build.remote, { entry: build.entry, version: build.buildId }] as const] : [],
    );
    return reply.header('cache-control', 'private, no-store').send(Object.fromEntries(entries));
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
    // What a visitor asked wrongly is no failure of ours.
    if (status < 500) return refuse(reply, status, request.url);
    options.log.error({ err: error, requestId: request.id }, 'a request failed');
    return refuse(reply.header('retry-after', '5'), status, request.url);
  });
}
