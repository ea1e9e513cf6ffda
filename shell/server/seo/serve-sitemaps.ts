import { locales, type Locale } from '@headstock/contracts/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Changes } from '#shell/server/content/follow-revision.ts';
import { DocumentCache, type DocumentText } from './document-cache.ts';
import { readItems, readPages, readParts, type ItemPart } from './read-sitemap-pages.ts';
import { sendDocument } from './send-document.ts';
import {
  isListed,
  itemsInPart,
  listPages,
  sitemapEnd,
  sitemapStart,
  tablePages,
  writeIndex,
  writePage,
} from './sitemap.model.ts';

export interface SitemapOptions {
  readonly apiUrl: string;
  /** Public origin of the shop. */
  readonly origin: string;
  /** How long a sitemap is fresh, in ms. */
  readonly freshFor: number;
  readonly content: Changes;
}

const xml = 'application/xml; charset=utf-8';

const newest = (parts: readonly ItemPart[]): string | null =>
  parts
    .map(({ changedAt }) => changedAt)
    .toSorted()
    .at(-1) ?? null;

/** The sitemap of one part of one language, as it is read from the API; null when there is no such part. */
async function makeSitemap(options: SitemapOptions, locale: Locale, part: number): Promise<DocumentText | null> {
  const { apiUrl, origin } = options;
  const parts = await readParts(apiUrl, itemsInPart);
  const own = parts[part - 1];
  if (part > 1 && !own) return null;
  const other = part === 1 ? listPages([...tablePages(newest(parts)), ...(await readPages(apiUrl))]) : [];
  return (async function* () {
    yield sitemapStart;
    yield other
      .filter((page) => page.locales.includes(locale))
      .map((page) => writePage(page, locale, origin))
      .join('');
    if (own) {
      for await (const items of readItems(apiUrl, parts[part - 2]?.last ?? '', own.last))
        yield items
          .filter(({ path }) => isListed(path))
          .map((page) => writePage(page, locale, origin))
          .join('');
    }
    yield sitemapEnd;
  })();
}

async function makeIndex({ apiUrl, origin }: SitemapOptions): Promise<DocumentText> {
  const parts = await readParts(apiUrl, itemsInPart);
  return [writeIndex(parts.length > 0 ? parts.map(({ changedAt }) => changedAt) : [null], origin)];
}

/** Serves `/sitemap.xml`, which names the sitemaps of both languages, and those. */
export function serveSitemaps(app: FastifyInstance, options: SitemapOptions): void {
  const documents = new DocumentCache(options.freshFor);
  options.content.onChange(() => documents.clear());
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => Promise<DocumentText | null>,
  ): Promise<FastifyReply> => {
    const document = await documents.get(key, make);
    return document
      ? sendDocument(request, reply, document, xml)
      : reply.code(404).type('text/plain').send('There is no such sitemap.');
  };
  for (const url of ['/sitemap.xml', '/index-sitemap.xml'])
    app.get(url, (request, reply) => answer(request, reply, 'index', () => makeIndex(options)));
  for (const locale of locales) {
    const part = (request: FastifyRequest, reply: FastifyReply, number: number): Promise<FastifyReply> =>
      answer(request, reply, `${locale} ${number}`, () => makeSitemap(options, locale, number));
    app.get(`/${locale}-sitemap.xml`, (request, reply) => part(request, reply, 1));
    app.get<{ Params: { part: string } }>(`/${locale}-sitemap-:part(^[1-9]\\d{0,3}).xml`, (request, reply) =>
      part(request, reply, Number(request.params.part)),
    );
  }
}
