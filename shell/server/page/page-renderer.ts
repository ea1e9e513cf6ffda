import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteStore, VisitorRemotes } from '@headstock/federation/remote-store';
import type { Logger } from 'pino';
import { z } from 'zod';
import { ShellBannerDocument } from '#shell/app/layout/banner/banner.generated.ts';
import en from '#shell/app/messages/en.json' with { type: 'json' };
import fr from '#shell/app/messages/fr.json' with { type: 'json' };
import type { Builds } from '#shell/server/builds/build-id.ts';
import type { ShellConfig } from '#shell/server/config.ts';
import { islandFrom, noIsland } from '#shell/server/islands/island-response.ts';
import type { Island } from '#shell/server/islands/island-key.model.ts';
import { languageVary } from '#shell/server/language/language-redirect.ts';
import { contentSecurityPolicy } from '#shell/server/security-headers.ts';
import { bannerMessageOf, keepBanner } from './banner-cache.ts';
import { PageBody } from './page-body.ts';
import type { PageCache, RenderedPage } from './page-cache.ts';
import { payloadFrom } from './payload.ts';
import { loadPageData, renderPage, type PageRequest, type PageResult, type PageServices } from './render-page.tsx';
import { sealScripts } from './csp-hashes.ts';
import { anonymousClient, type Visit } from './request-context.ts';

export interface PageKeeperOptions {
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
export interface PageReader {
  readonly requestId: string;
  readonly remotes: VisitorRemotes;
}

/** What visits are answered with. What is the same for everybody is kept. */
export interface PageKeeper {
  readonly pageFor: (visit: Visit, reader: PageReader) => Promise<RenderedPage>;
  /** The data of a page alone. */
  readonly dataFor: (visit: Visit, reader: PageReader) => Promise<RenderedPage>;
  /** A part of a shared page by itself. `visitTo` reads a visit to an address, for the page and for where it leads to. */
  readonly islandFor: (
    island: Island,
    reader: PageReader,
    visitTo: (address: string) => Promise<Visit | null>,
  ) => Promise<RenderedPage>;
}

const messages = { en, fr };
/** How long the first page waits for the banner, in ms. */
const BANNER_PATIENCE = 1500;
/** How often a page that an island is cut from may lead to another. */
const MOST_MOVES = 2;
/** Marks our own scripts while a page is rendered. Made anew with every process, so that no text in the catalogue can hold it. */
const nonce = randomBytes(16).toString('hex');

const chunkMapSchema = z.object({ chunks: z.record(z.string(), z.array(z.string())) });

/** A keeper of the shop's pages with the scripts of the build in `assets`. */
export function keepPages({ config, log, remotes, cache, builds, assets }: PageKeeperOptions): PageKeeper {
  const { chunks } = chunkMapSchema.parse(JSON.parse(readFileSync(path.join(assets, 'chunks.json'), 'utf8')));
  const url = (file: string): string => `/assets/${file}`;
  const servicesFor = (locale: 'en' | 'fr', { requestId, remotes: own }: PageReader): PageServices => ({
    config,
    remotes: own,
    build: builds.idFor(own),
    scripts: { run: (chunks['main'] ?? []).map(url), near: (chunks[`messages-${locale}`] ?? []).map(url) },
    onError: (error, remote) =>
      log.error({ err: error, remote, requestId }, 'a page could not be rendered as it should'),
  });

  const banner = keepBanner(
    async (locale) => {
      const asked = { signal: AbortSignal.timeout(BANNER_PATIENCE) };
      const found = await anonymousClient(config, locale, randomUUID()).query(ShellBannerDocument, {}, asked);
      return found.banner.map(({ html }) => bannerMessageOf(html));
    },
    (error) => log.warn({ err: error }, 'the banner could not be had'),
  );
  const requestOf = ({ target, locale, rule, session, client }: Visit): PageRequest => {
    return { url: target, locale, rule, session, client, nonce, messages: messages[locale], banner: banner(locale) };
  };

  const everybody = remotes.forVisitor();
  let revision = '';
  /** What is kept under `key`. A deployment gives everything a new key, so that what is from before it is only in the way. */
  function kept(key: string, reader: PageReader, make: () => Promise<RenderedPage>): Promise<RenderedPage> {
    if (revision !== everybody.revision) cache.clear();
    revision = everybody.revision;
    return cache.get(`${reader.remotes.revision} ${key}`, make);
  }

  async function pageFor(visit: Visit, reader: PageReader): Promise<RenderedPage> {
    const { target, locale, shared } = visit;
    const render = async (): Promise<RenderedPage> => {
      const page = await renderPage(requestOf(visit), servicesFor(locale, reader));
      return keepable(page, config, shared, target.pathname === '/');
    };
    return shared ? kept(target.pathname + target.search, reader, render) : render();
  }

  async function dataFor(visit: Visit, reader: PageReader): Promise<RenderedPage> {
    const { target, locale, shared } = visit;
    const load = async (): Promise<RenderedPage> =>
      payloadFrom(await loadPageData(requestOf(visit), servicesFor(locale, reader)), visit);
    // No address begins like this, so that nobody is given data for a page.
    return shared ? kept(`data ${target.pathname}${target.search}`, reader, load) : load();
  }

  const islandFor: PageKeeper['islandFor'] = (island, reader, visitTo) => {
    const follow = async (address: string, moves: number): Promise<RenderedPage> => {
      const visit = await visitTo(address);
      if (!visit?.shared) return noIsland();
      const page = await pageFor(visit, reader);
      const { location } = page.headers;
      return location === undefined || moves === 0 ? page : follow(location, moves - 1);
    };
    const make = async (): Promise<RenderedPage> => islandFrom(island, await follow(island.page, MOST_MOVES));
    // No address begins like this, so that nobody is given a part for a page.
    return kept(`island ${island.key}`, reader, make);
  };
  return { pageFor, dataFor, islandFor };
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
