import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathInLocale } from '@headstock/contracts/locale';
import { remoteAudience, remoteNames } from '@headstock/contracts/remotes';
import type { RemoteStore, VisitorRemotes } from '@headstock/federation/remote-store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';
import { ShellBannerDocument } from '#shell/layout/banner/banner.generated.ts';
import en from '#shell/messages/en.json' with { type: 'json' };
import fr from '#shell/messages/fr.json' with { type: 'json' };
import { keepWantedPath } from '#shell/session/wanted-path.ts';
import { acceptedEncoding } from '../accepted-encoding.ts';
import type { Builds } from '../builds/build-id.ts';
import { canaryBucket } from '../canary-bucket.ts';
import type { ShellConfig } from '../config.ts';
import { islandFrom, noIsland } from '../islands/island-answer.ts';
import { readIslandKey } from '../islands/island-key.model.ts';
import { languageVary } from '../language/first-visit.ts';
import { contentSecurityPolicy } from '../security-headers.ts';
import { bannerMessageOf, keepBanner } from './keep-banner.ts';
import type { AnswerPage } from './page-answer.ts';
import { PageBody } from './page-body.ts';
import { pageOfPayload, payloadFrom, refusal } from './payload.ts';
import type { PageCache, RenderedPage } from './page-cache.ts';
import { plainErrorPage } from './plain-error-page.ts';
import { loadPageData, renderPage, type PageRequest, type PageResult, type PageServices } from './render-page.tsx';
import { sealScripts } from './seal-scripts.ts';
import { anonymousPort, readVisit, sessionOf, type Visit } from './visit.ts';

export interface PagesOptions {
  readonly config: ShellConfig;
  readonly log: Logger;
  readonly remotes: RemoteStore;
  /** Where pages that are the same for everybody are kept. */
  readonly cache: PageCache;
  readonly answerPage: AnswerPage;
  readonly builds: Builds;
  /** Folder of the shell's browser build. */
  readonly assets: string;
}

const messages = { en, fr };
/** How long the first page waits for the banner, in ms. */
const bannerPatience = 1500;
/** Marks our own scripts while a page is rendered. Made anew with every process, so that no text in the catalogue can hold it. */
const nonce = randomBytes(16).toString('hex');

const chunkMapSchema = z.object({ chunks: z.record(z.string(), z.array(z.string())) });

/** Answers everything that is no file and no call with a page of the shop. */
export function servePages(app: FastifyInstance, options: PagesOptions): void {
  const { config, log, remotes, cache } = options;
  const { chunks } = chunkMapSchema.parse(JSON.parse(readFileSync(path.join(options.assets, 'chunks.json'), 'utf8')));
  const url = (file: string): string => `/assets/${file}`;
  const servicesFor = (locale: 'en' | 'fr', requestId: string, own: VisitorRemotes): PageServices => ({
    config,
    remotes: own,
    build: options.builds.idFor(own),
    scripts: { run: (chunks['main'] ?? []).map(url), near: (chunks[`messages-${locale}`] ?? []).map(url) },
    onError: (error, remote) =>
      log.error({ err: error, remote, requestId }, 'a page could not be rendered as it should'),
  });

  /** The remotes as this visitor gets them now and at the next visit. */
  function remotesFor(request: FastifyRequest, reply: FastifyReply): VisitorRemotes {
    const secure = config.publicOrigin.startsWith('https:');
    const { bucket, cookie } = canaryBucket(request.headers.cookie, remotes.hasCanary, secure);
    if (cookie) reply.header('set-cookie', cookie);
    return remotes.forVisitor(bucket);
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

  const banner = keepBanner(
    async (locale) => {
      const asked = { signal: AbortSignal.timeout(bannerPatience) };
      const found = await anonymousPort(config, locale, randomUUID()).query(ShellBannerDocument, {}, asked);
      return found.banner.map(({ html }) => bannerMessageOf(html));
    },
    (error) => log.warn({ err: error }, 'the banner could not be had'),
  );

  const everybody = remotes.forVisitor();
  let revision = '';
  /** A deployment gives every page a new key, so that those from before it are only in the way. */
  function forgetReplacedPages(): void {
    if (revision !== everybody.revision) cache.clear();
    revision = everybody.revision;
  }

  const requestOf = ({ target, locale, rule, session, port }: Visit): PageRequest => {
    return { url: target, locale, rule, session, port, nonce, messages: messages[locale], banner: banner(locale) };
  };

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const wanted = pageOfPayload(request.url);
    if (wanted !== null) return answerData(request, reply, wanted);
    const visit = await readVisit(config, request, request.url);
    if (!visit) return reply.code(400).type('text/html; charset=utf-8').send(plainErrorPage(400, request.url));
    const { locale, verdict } = visit;
    if (verdict.kind === 'sign-in') reply.header('set-cookie', keepWantedPath(verdict.wanted));
    if ('redirect' in verdict)
      return reply.header('cache-control', 'no-store').redirect(pathInLocale(verdict.redirect, locale), 302);

    const own = remotesFor(request, reply);
    forgetReplacedPages();
    return send(request, reply, await pageFor(visit, request.id, own), options.answerPage);
  }

  /** A visit's page, kept where it is the same for everybody. */
  async function pageFor(visit: Visit, requestId: string, own: VisitorRemotes): Promise<RenderedPage> {
    const { target, locale, shared } = visit;
    const render = async (): Promise<RenderedPage> => {
      const page = await renderPage(requestOf(visit), servicesFor(locale, requestId, own));
      return keepable(page, config, shared, target.pathname === '/');
    };
    const key = `${own.revision} ${target.pathname}${target.search}`;
    return shared ? cache.get(key, render) : render();
  }

  /** A part of a shared page by itself. The page is found where it leads to, and kept as for its visitors. */
  async function answerIsland(request: FastifyRequest, reply: FastifyReply, file: string): Promise<FastifyReply> {
    const island = file.endsWith('.json') ? readIslandKey(file.slice(0, -'.json'.length)) : null;
    if (!island) return sendData(request, reply, noIsland(), false);
    const own = remotesFor(request, reply);
    forgetReplacedPages();
    const follow = async (address: string, moves: number): Promise<RenderedPage> => {
      const visit = await readVisit(config, request, address);
      if (!visit?.shared) return noIsland();
      const page = await pageFor(visit, request.id, own);
      const { location } = page.headers;
      return location === undefined || moves === 0 ? page : follow(location, moves - 1);
    };
    const make = async (): Promise<RenderedPage> => islandFrom(island, await follow(island.page, 2));
    // No address begins like this, so that nobody is given a part for a page.
    return sendData(request, reply, await cache.get(`${own.revision} island ${island.key}`, make), true);
  }

  /** The data of a page alone. Whoever may not see the page is told so: there is nowhere to lead a program. */
  async function answerData(request: FastifyRequest, reply: FastifyReply, page: string): Promise<FastifyReply> {
    const visit = await readVisit(config, request, page);
    if (!visit) return sendData(request, reply, refusal(400), false);
    const { target, locale, shared, verdict } = visit;
    if (verdict.kind === 'sign-in') return sendData(request, reply, refusal(401, visit), false);
    if (verdict.kind === 'redirect') return sendData(request, reply, refusal(403, visit), false);
    const own = remotesFor(request, reply);
    forgetReplacedPages();
    const load = async (): Promise<RenderedPage> =>
      payloadFrom(await loadPageData(requestOf(visit), servicesFor(locale, request.id, own)), visit);
    // No address begins like this, so that nobody is given data for a page.
    const key = `${own.revision} data ${target.pathname}${target.search}`;
    return sendData(request, reply, shared ? await cache.get(key, load) : await load(), shared);
  }

  app.get<{ Params: { '*': string } }>('/__nuxt_island/*', (request, reply) =>
    answerIsland(request, reply, request.params['*']),
  );
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('This address answers GET only.');
    return answer(request, reply);
  });
  app.setErrorHandler((error, request, reply) => {
    log.error({ err: error, requestId: request.id }, 'a request failed');
    const status =
      typeof error === 'object' && error !== null && 'statusCode' in error && Number(error.statusCode) < 500
        ? Number(error.statusCode)
        : 503;
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('retry-after', '5')
      .type('text/html; charset=utf-8')
      .send(plainErrorPage(status, request.url));
  });
}

/** A page as it is kept and sent. Visitors get it again only if it has changed, where it is the same for all. */
function keepable(page: PageResult, config: ShellConfig, shared: boolean, isHome: boolean): RenderedPage {
  if (page.kind === 'redirect') return { status: page.status, headers: { location: page.location }, body: null };
  const { html, sources } = sealScripts(page.html, nonce);
  const body = new PageBody(html);
  const headers = {
    'content-security-policy': contentSecurityPolicy(config, sources),
    ...(isHome ? { vary: languageVary } : {}),
    ...(page.degraded ? { 'x-degraded': '1' } : {}),
    ...(shared && page.status === 200 && !page.degraded ? { etag: body.etag } : {}),
  };
  return { status: page.status, headers, body };
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  answerPage: AnswerPage,
): Promise<FastifyReply> {
  if (!page.body) {
    const { location = '/' } = page.headers;
    return reply.header('cache-control', 'private, max-age=0, must-revalidate').redirect(location, page.status);
  }
  const { status, headers, encoding } = answerPage(page, request.headers);
  for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1]);
  reply.code(status);
  return status === 304 ? reply.send() : reply.send(await page.body.in(encoding));
}

/** Data as they are sent. Those of a page that is not for everybody stay with whom they are for. */
async function sendData(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: RenderedPage,
  shared: boolean,
): Promise<FastifyReply> {
  reply.headers(headers).header('cache-control', shared ? 'private, max-age=0, must-revalidate' : 'private, no-store');
  if (!body) return reply.redirect(headers['location'] ?? '/', status);
  reply.header('vary', 'accept-encoding').type('application/json; charset=utf-8');
  const { etag } = headers;
  if (etag !== undefined && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(status).send(await body.in(encoding));
}
