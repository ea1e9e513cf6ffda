import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chunkMapFile, parseChunkMap } from '@headstock/contracts/remote-build';
import type { RemoteStore, VisitorRemotes } from '@headstock/federation/remote-store';
import type { GraphQLClient } from '@headstock/graphql-client';
import type { Logger } from 'pino';
import { apiErrorCode, isApiError } from '#shell/app/federation/api-error.model.ts';
import { ShellLayoutDocument } from '#shell/app/layout/layout.generated.ts';
import en from '#shell/app/messages/en.json' with { type: 'json' };
import fr from '#shell/app/messages/fr.json' with { type: 'json' };
import type { Builds } from '#shell/server/builds/build-id.ts';
import type { Changes } from '#shell/server/content/follow-revision.ts';
import type { ShellConfig } from '#shell/server/config.ts';
import { islandResponse, islandNotFound } from '#shell/server/islands/island-response.ts';
import type { Island } from '#shell/server/islands/island-key.model.ts';
import { isGuarded } from '#shell/app/routes/guards.ts';
import { languageVary } from '#shell/server/language/language-redirect.ts';
import { contentSecurityPolicy } from '#shell/server/security-headers.ts';
import { bannerMessageOf, createLayoutCache, type ShellLayout } from './layout-cache.ts';
import { PageBody } from './page-body.ts';
import { type MayRender, type PageCache, type RenderedPage, renderIfAllowed } from './page-cache.ts';
import { payloadFrom } from './payload.ts';
import { loadPageData } from './load-page-data.ts';
import { menusOf } from './menus-of.ts';
import type { PageRequest, PageServices } from './page-request.ts';
import { renderPage, type PageResult } from './render-page.tsx';
import { extractCspHashes } from './csp-hashes.ts';
import { anonymousClient, type RequestContext } from './request-context.ts';

export interface PageRendererOptions {
  readonly config: ShellConfig;
  readonly log: Logger;
  readonly remotes: RemoteStore;
  /** Holds pages that are the same for everybody. */
  readonly cache: PageCache;
  readonly builds: Builds;
  /** Folder of the shell's browser build. */
  readonly assets: string;
  readonly content: Changes;
}

/** The request and the builds that a page is rendered for. */
export interface RenderAudience {
  readonly requestId: string;
  readonly remotes: VisitorRemotes;
  /** Whether this client may have another page rendered. */
  readonly mayRender: MayRender;
}

/** Renders pages, their data and islands. What is the same for everybody is cached. */
export interface PageRenderer {
  readonly pageFor: (context: RequestContext, audience: RenderAudience) => Promise<RenderedPage>;
  /** A page's data alone. */
  readonly dataFor: (context: RequestContext, audience: RenderAudience) => Promise<RenderedPage>;
  /** An island of a shared page. `contextFor` loads the context of the page's address, and of the address it redirects to. */
  readonly islandFor: (
    island: Island,
    audience: RenderAudience,
    contextFor: (address: string) => Promise<RequestContext | null>,
  ) => Promise<RenderedPage>;
}

const messages = { en, fr };
/** How long the first page waits for banner and menus, in ms. */
const LAYOUT_TIMEOUT = 1500;
/** Redirects that are followed to an island's page. */
const MAX_REDIRECTS = 2;
/** Marks the shell's own scripts while a page is rendered. Random for every process, so that no text in the catalogue can contain it. */
const nonce = randomBytes(16).toString('hex');

async function readLayout(client: GraphQLClient): Promise<ShellLayout> {
  const found = await client.query(ShellLayoutDocument, {}, { signal: AbortSignal.timeout(LAYOUT_TIMEOUT) });
  return {
    banner: found.banner.map(({ html }) => bannerMessageOf(html)),
    ...(found.exchangeRates ? { hasRates: true } : {}),
    ...menusOf(found.menus),
  };
}

/** A renderer with the scripts of the build in `assets`. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { config, log, remotes, cache, builds, assets, content } = options;
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

  const onLayoutError = (error: unknown): void => log.warn({ err: error }, 'banner and menus could not be had');
  const layout = createLayoutCache(
    (locale) => readLayout(anonymousClient(config, locale, randomUUID())),
    onLayoutError,
  );
  content.onChange(() => {
    layout.clear();
    cache.clear();
  });
  const previewedLayout = (client: GraphQLClient): Promise<ShellLayout> =>
    readLayout(client).catch((error: unknown) => {
      onLayoutError(error);
      return { banner: [] };
    });
  const pageRequestOf = ({ target, locale, rule, session, client, preview }: RequestContext): PageRequest => {
    const page = { url: target, locale, rule, session, client, nonce, messages: messages[locale] };
    return { ...page, layout: preview === null ? layout(locale) : previewedLayout(client) };
  };

  const defaultRemotes = remotes.forVisitor();
  let revision = '';
  /** The cached response for `key`. A deployment changes all keys, so the cache is cleared then. */
  function cached(key: string, audience: RenderAudience, make: () => Promise<RenderedPage>): Promise<RenderedPage> {
    if (revision !== defaultRemotes.revision) cache.clear();
    revision = defaultRemotes.revision;
    return cache.get(`${audience.remotes.revision} ${key}`, make, audience.mayRender);
  }

  async function pageFor(context: RequestContext, audience: RenderAudience): Promise<RenderedPage> {
    const { target, locale, shared, preview } = context;
    const render = async (): Promise<RenderedPage> => {
      const page = await renderPage(pageRequestOf(context), servicesFor(locale, audience));
      const isClosed = isGuarded(context.pathname);
      const kind = { shared, isHome: target.pathname === '/', isPreview: preview !== null, isClosed };
      return toCacheablePage(page, config, kind);
    };
    return shared
      ? cached(target.pathname + target.search, audience, render)
      : renderIfAllowed(audience.mayRender, render);
  }

  async function dataFor(context: RequestContext, audience: RenderAudience): Promise<RenderedPage> {
    const { target, locale, shared } = context;
    const load = async (): Promise<RenderedPage> =>
      payloadFrom(await loadPageData(pageRequestOf(context), servicesFor(locale, audience)), context);
    // No path starts like this, so data can never be served as a page.
    return shared
      ? cached(`data ${target.pathname}${target.search}`, audience, load)
      : renderIfAllowed(audience.mayRender, load);
  }

  const islandFor: PageRenderer['islandFor'] = (island, audience, contextFor) => {
    const follow = async (address: string, redirects: number): Promise<RenderedPage> => {
      const context = await contextFor(address);
      if (!context?.shared) return islandNotFound();
      const page = await pageFor(context, audience);
      const { location } = page.headers;
      return location === undefined || redirects === 0 ? page : follow(location, redirects - 1);
    };
    const make = async (): Promise<RenderedPage> => islandResponse(island, await follow(island.page, MAX_REDIRECTS));
    // No path starts like this, so an island can never be served as a page.
    return cached(`island ${island.key}`, audience, make);
  };
  return { pageFor, dataFor, islandFor };
}

/** Which headers a page gets beside its own. */
interface PageKind {
  readonly shared: boolean;
  readonly isHome: boolean;
  readonly isPreview: boolean;
  /** Whoever is not signed in is led elsewhere. */
  readonly isClosed: boolean;
}

/** When to ask again for a page whose remote or data are not to be had, in seconds. */
const RETRY_AFTER = '5';

/**
 * A page as it is cached and sent. A shared page has an ETag; a preview is for no search engine, and its address for no other site;
 * nor is a page of an account for one. A page without its content is 503, so that no search engine takes what it says for the content.
 */
function toCacheablePage(page: PageResult, config: ShellConfig, kind: PageKind): RenderedPage {
  const { shared, isHome, isPreview, isClosed } = kind;
  const own = {
    // What is for one visitor is kept nowhere, not even in the browser of a library.
    ...(shared ? {} : { 'cache-control': 'private, no-store' }),
    ...(isClosed ? { 'x-robots-tag': 'noindex' } : {}),
    ...(isPreview ? { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' } : {}),
  };
  if (page.kind === 'redirect')
    return { status: page.status, headers: { location: page.location, ...own }, body: null };
  const { html, sources } = extractCspHashes(page.html, nonce);
  const body = new PageBody(html);
  const headers = {
    'content-security-policy': contentSecurityPolicy(config, sources),
    ...own,
    ...(isHome ? { vary: languageVary } : {}),
    ...(page.degraded ? { 'x-degraded': '1', 'retry-after': RETRY_AFTER, 'cache-control': 'private, no-store' } : {}),
    ...(shared && page.status === 200 && !page.degraded ? { etag: body.etag } : {}),
  };
  return { status: page.degraded ? 503 : page.status, headers, body };
}
