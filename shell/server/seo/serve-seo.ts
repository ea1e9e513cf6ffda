import { readFileSync } from 'node:fs';
import path from 'node:path';
import { localePrefix, locales, type Locale } from '@headstock/contracts/locale';
import { createServerApolloClient } from '@headstock/graphql-client/apollo-client';
import { createGraphQLClient, type GraphQLClient } from '@headstock/graphql-client';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '#shell/server/config.ts';
import type { Changes } from '#shell/server/content/follow-revision.ts';
import { shellHeaders } from '#shell/server/shell-headers.ts';
import { feedNames, readFeed, type FeedName } from './feeds.ts';
import { DocumentCache } from './document-cache.ts';
import { seoMessage } from './seo-messages.ts';
import { iconSizes, writeManifest } from './manifest.model.ts';
import { writeRobots } from './robots.model.ts';
import { writeRss } from './rss.model.ts';
import { sendDocument } from './send-document.ts';
import { serveSitemaps } from './serve-sitemaps.ts';

export interface SeoOptions {
  readonly config: ShellConfig;
  /** Folder of the shell's browser build, which holds the icons. */
  readonly assets: string;
  readonly content: Changes;
}

const day = 'public, max-age=86400';
/** The page's colour in the light theme, as in the document's head. */
const page = '#F7F6F3';
/** How old sitemaps and feeds may be, in ms. */
const freshFor = 10 * 60_000;

const icons = [
  ...iconSizes.flatMap((side) => [`icon-${side}.png`, `maskable-${side}.png`]),
  'apple-touch-icon.png',
  'share.png',
];

function clientFor(config: ShellConfig, locale: Locale): GraphQLClient {
  const headers = () => ({ ...shellHeaders(config), 'accept-language': locale });
  const options = { uri: `${config.apiUrl}/graphql`, headers };
  return createGraphQLClient(async () => createServerApolloClient(options));
}

function serveIcons(app: FastifyInstance, assets: string): void {
  const read = (name: string): Buffer => readFileSync(path.join(assets, name));
  for (const name of icons)
    app.get(`/icons/${name}`, (_request, reply) =>
      reply.header('cache-control', day).type('image/png').send(read(name)),
    );
  // Some devices request this path without reading the page.
  app.get('/apple-touch-icon.png', (_request, reply) =>
    reply.header('cache-control', day).type('image/png').send(read('apple-touch-icon.png')),
  );
}

function serveFeed(
  app: FastifyInstance,
  config: ShellConfig,
  kept: DocumentCache,
  name: FeedName,
  locale: Locale,
): void {
  const { apiUrl, publicOrigin: origin } = config;
  const make = async (): Promise<readonly string[]> => {
    return [writeRss(await readFeed(name, { apiUrl, origin, locale, client: clientFor(config, locale) }))];
  };
  app.get(`${localePrefix(locale)}/${name}/rss.xml`, async (request, reply) => {
    const document = await kept.get(`${locale} ${name}`, make);
    if (!document) return reply.code(404).send();
    return sendDocument(request, reply, document, 'application/rss+xml; charset=utf-8');
  });
}

/** Serves robots.txt, feeds, web manifests, icons and sitemaps. */
export function serveSeo(app: FastifyInstance, { config, assets, content }: SeoOptions): void {
  const { apiUrl, publicOrigin: origin, environment } = config;
  const robots = writeRobots(origin, environment !== 'staging');
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', day).type('text/plain; charset=utf-8').send(robots),
  );
  const feeds = new DocumentCache(freshFor);
  content.onChange(() => feeds.clear());
  for (const locale of locales) {
    const words = {
      description: seoMessage('shell.manifest.about', locale),
      shop: seoMessage('shell.manifest.shop', locale),
    };
    const manifest = writeManifest(locale, words, { page });
    app.get(`${localePrefix(locale)}/manifest.webmanifest`, (_request, reply) =>
      reply.header('cache-control', day).type('application/manifest+json; charset=utf-8').send(manifest),
    );
    for (const name of feedNames) serveFeed(app, config, feeds, name, locale);
  }
  serveIcons(app, assets);
  serveSitemaps(app, { apiUrl, origin, freshFor, content });
}
