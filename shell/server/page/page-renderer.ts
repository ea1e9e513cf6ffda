import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chunkMapFile, parseChunkMap } from '@headstock/contracts/remote-build';
import type { RemoteStore, VisitorRemotes } from '@headstock/federation/remote-store';
import type { Logger } from 'pino';
import { apiErrorCode, isApiError } from '#shell/app/federation/api-error.model.ts';
import { ShellBannerDocument } from '#shell/app/layout/banner/banner.generated.ts';
import en from '#shell/app/messages/en.json' with { type: 'json' };
import fr from '#shell/app/messages/fr.json' with { type: 'json' };
import type { Builds } from '#shell/server/builds/build-id.ts';
import type { ShellConfig } from '#shell/server/config.ts';
import { islandResponse, islandNotFound } from '#shell/server/islands/island-response.ts';
import type { Island } from '#shell/server/islands/island-key.model.ts';
import { languageVary } from '#shell/server/language/language-redirect.ts';
import { contentSecurityPolicy } from '#shell/server/security-headers.ts';
import { bannerMessageOf, createBannerCache } from './banner-cache.ts';
import { PageBody } from './page-body.ts';
import type { PageCache, RenderedPage } from './page-cache.ts';
import { payloadFrom } from './payload.ts';
import { loadPageData } from './load-page-data.ts';
import type { PageRequest, PageServices } from './page-request.ts';
import { renderPage, type PageResult } from './render-page.tsx';
import { extractCspHashes } from './csp-hashes.ts';
import { anonymousClient, type RequestContext } from './request-context.ts';

export interface PageRendererOptions {
  readonly config: ShellConfig;
  readonly log: Logger;
  readonly remotes: RemoteStore;
  /** Where pages that are the same for everybody are kept. */
  readonly cache: PageCache;
  readonly builds: Builds;
  /** Folder of the shell's browser build. */
  readonly assets: string;
}

/** For whom a page is rendered. */
export interface RenderAudience {
  readonly requestId: string;
  readonly remotes: VisitorRemotes;
}

/** What visits are answered with. What is the same for everybody is kept. */
export interface PageRenderer {
  readonly pageFor: (context: RequestContext, audience: RenderAudience) => Promise<RenderedPage>;
  /** The data of a page alone. */
  readonly dataFor: (context: RequestContext, audience: RenderAudience) => Promise<RenderedPage>;
  /** A part of a shared page by itself. `contextFor` reads a context to an address, for the page and for where it leads to. */
  readonly islandFor: (
    island: Island,
    audience: RenderAudience,
    contextFor: (address: string) => Promise<RequestContext | null>,
  ) => Promise<RenderedPage>;
}

const messages = { en, fr };
/** How long the first page waits for the banner, in ms. */
const BANNER_PATIENCE = 1500;
/** How often a page that an island is cut from may lead to another. */
const MOST_MOVES = 2;
/** Marks our own scripts while a page is rendered. Made anew with every process, so that no text in the catalogue can hold it. */
const nonce = randomBytes(16).toString('hex');

/** A keeper of the shop's pages with the scripts of the build in `assets`. */
export function createPageRenderer({ config, log, remotes, cache, builds, assets }: PageRendererOptions): PageRenderer {
  const chunks = parseChunkMap(readFileSync(path.join(assets, chunkMapFile), 'utf8'));
  const url = (file: string): string => `/assets/${file}`;
  const servicesFor = (locale: 'en' | 'fr', { requestId, remotes: own }: RenderAudience): PageServices => ({
    config,
    remotes: own,
    build: builds.idFor(own),
    scripts: { run: (chunks['main'] ?? []).map(url), preload: (chunks[`messages-${locale}`] ?? []).map(url) },
    onError: (error, remote) => {
      if (isApiError(error))
        log.error({ err: error, code: apiErrorCode(error), requestId }, 'the API failed in a loader');
      else log.error({ err: error, remote, requestId }, 'a remote could not render its page');
    },
  });

  const banner = createBannerCache(
    async (locale) => {
      const asked = { signal: AbortSignal.timeout(BANNER_PATIENCE) };
      const found = await anonymousClient(config, locale, randomUUID()).query(ShellBannerDocument, {}, asked);
      return found.banner.map(({ html }) => bannerMessageOf(html));
    },
    (error) => log.warn({ err: error }, 'the banner could not be had'),
  );
  const pageRequestOf = ({ target, locale, rule, session, client }: RequestContext): PageRequest => {
    return { url: target, locale, rule, session, client, nonce, messages: messages[locale], banner: banner(locale) };
  };

  const everybody = remotes.forVisitor();
  let revision = '';
  /** What is kept under `key`. A deployment gives everything a new key, so that what is from before it is only in the way. */
  function cached(key: string, audience: RenderAudience, make: () => Promise<RenderedPage>): Promise<RenderedPage> {
    if (revision !== everybody.revision) cache.clear();
    revision = everybody.revision;
    return cache.get(`${audience.remotes.revision} ${key}`, make);
  }

  async function pageFor(context: RequestContext, audience: RenderAudience): Promise<RenderedPage> {
    const { target, locale, shared } = context;
    const render = async (): Promise<RenderedPage> => {
      const page = await renderPage(pageRequestOf(context), servicesFor(locale, audience));
      return toCacheablePage(page, config, shared, target.pathname === '/');
    };
    return shared ? cached(target.pathname + target.search, audience, render) : render();
  }

  async function dataFor(context: RequestContext, audience: RenderAudience): Promise<RenderedPage> {
    const { target, locale, shared } = context;
    const load = async (): Promise<RenderedPage> =>
      payloadFrom(await loadPageData(pageRequestOf(context), servicesFor(locale, audience)), context);
    // No address begins like this, so that nobody is given data for a page.
    return shared ? cached(`data ${target.pathname}${target.search}`, audience, load) : load();
  }

  const islandFor: PageRenderer['islandFor'] = (island, audience, contextFor) => {
    const follow = async (address: string, moves: number): Promise<RenderedPage> => {
      const context = await contextFor(address);
      if (!context?.shared) return islandNotFound();
      const page = await pageFor(context, audience);
      const { location } = page.headers;
      return location === undefined || moves === 0 ? page : follow(location, moves - 1);
    };
    const make = async (): Promise<RenderedPage> => islandResponse(island, await follow(island.page, MOST_MOVES));
    // No address begins like this, so that nobody is given a part for a page.
    return cached(`island ${island.key}`, audience, make);
  };
  return { pageFor, dataFor, islandFor };
}

/** A page as it is kept and sent. Visitors get it again only if it has changed, where it is the same for all. */
function toCacheablePage(page: PageResult, config: ShellConfig, shared: boolean, isHome: boolean): RenderedPage {
  if (page.kind === 'redirect') return { status: page.status, headers: { location: page.location }, body: null };
  const { html, sources } = extractCspHashes(page.html, nonce);
  const body = new PageBody(html);
  const headers = {
    'content-security-policy': contentSecurityPolicy(config, sources),
    ...(isHome ? { vary: languageVary } : {}),
    ...(page.degraded ? { 'x-degraded': '1' } : {}),
    ...(shared && page.status === 200 && !page.degraded ? { etag: body.etag } : {}),
  };
  return { status: page.status, headers, body };
}
