import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Db } from '#api/platform/db/database.ts';
import {
  MAX_SITEMAP_ITEMS,
  readSitemapItemParts,
  readSitemapItems,
  readSitemapPages,
  type SitemapItemPart,
} from '#api/modules/seo/index.ts';
import { memoizeWithTtl } from '#api/platform/memoize-with-ttl.ts';
import { isId } from '#api/platform/db/new-id.ts';
import type { Services } from '#api/platform/services.ts';

type Numbers = { Querystring: { after?: string; first?: string; size?: string } };

const whole = (text: string | undefined, otherwise: number, most: number): number => {
  const value = Number(text ?? otherwise);
  return Number.isInteger(value) ? Math.min(Math.max(1, value), most) : otherwise;
};

/** How old the parts of a sitemap may be. Every sitemap of a large shop asks for them, and they pass over all items. */
const KEEP_PARTS_MS = 5 * 60_000;
const SIZES = 4;

function keptBySize() {
  const kept = new LRUCache<string, (db: Db) => Promise<SitemapItemPart[]>>({ max: SIZES });
  return (size: number) => {
    const known = kept.get(String(size)) ?? memoizeWithTtl(KEEP_PARTS_MS, (db) => readSitemapItemParts(db, size));
    kept.set(String(size), known);
    return known;
  };
}

/**
 * The addresses of the shop's public pages, for sitemaps. Only processes of the shop reach these: the shell does not hand
 * them on.
 */
export function register(app: FastifyInstance, { db }: Services): void {
  app.get('/addresses/pages', async () => readSitemapPages(db));
  const parts = keptBySize();
  app.get<Numbers>('/addresses/items/parts', async ({ query }) => parts(whole(query.size, 25_000, 50_000))(db));
  app.get<Numbers>('/addresses/items', async ({ query }) => {
    const after = query.after !== undefined && isId(query.after) ? query.after : '';
    return readSitemapItems(db, after, whole(query.first, 1_000, MAX_SITEMAP_ITEMS));
  });
}
