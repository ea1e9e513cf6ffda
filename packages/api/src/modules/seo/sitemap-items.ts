import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { runNamed } from '#api/platform/db/named-query.ts';

/** An item's page, as search engines are told of it. */
export type SitemapItem = {
  id: string;
  slug: string;
  /** When it was hung on the wall, or sold. */
  changedAt: Date;
  /** Its picture in the crop `card`, else its first; null without one. */
  imageId: string | null;
};

/** A run of item pages in the order of their ids. */
export type SitemapItemPart = { last: string; count: number; changedAt: Date };

/** The most addresses of one answer. */
export const MAX_SITEMAP_ITEMS = 5_000;

/** When an item that has a page of its own changed: variants are shown with their product, what was withdrawn is off the shop. */
const shown = sql`
  JOIN LATERAL (
    SELECT max(greatest(listed_at, sold_at)) AS changed_at FROM listings
    WHERE item_id = i.id AND is_published AND status IN ('live', 'sold')
  ) l ON l.changed_at IS NOT NULL`;

/**
 * Item pages after the one with the id `after`, in the order of their ids, at most `first` of them; '' begins at the start.
 * One walk along the primary key, as long for the last page as for the first.
 */
export async function readSitemapItems(db: Db, after: string, first: number): Promise<readonly SitemapItem[]> {
  const query = sql<SitemapItem>`
    SELECT i.id, i.slug, l.changed_at AS "changedAt", p.image_id AS "imageId"
    FROM items i ${shown}
    LEFT JOIN LATERAL (
      SELECT ii.image_id FROM item_images ii JOIN images m ON m.id = ii.image_id
      WHERE ii.item_id = i.id ORDER BY (ii.position = 0 AND m.view = 'PHOTO') DESC, (m.view = 'CARD') DESC, ii.position LIMIT 1
    ) p ON true
    WHERE i.parent_item_id IS NULL AND i.id > ${after}
    ORDER BY i.id LIMIT ${first}`;
  return runNamed(db, query.compile(db));
}

/** The part that begins after an id; undefined behind the last. */
async function readPart(db: Db, after: string, size: number): Promise<SitemapItemPart | undefined> {
  // Variants are not is_published, so the listings alone tell, in the order of their own index.
  const query = sql<SitemapItemPart>`
    SELECT max(item_id) AS last, count(*) AS count, max(changed_at) AS "changedAt" FROM (
      SELECT item_id, max(greatest(listed_at, sold_at)) AS changed_at FROM listings
      WHERE item_id > ${after} AND is_published AND status IN ('live', 'sold')
      GROUP BY item_id ORDER BY item_id LIMIT ${size}
    ) AS part HAVING count(*) > 0`;
  return (await runNamed(db, query.compile(db)))[0];
}

/**
 * All item pages cut into parts of `size`: where each ends, how many it has, and when one of them changed last. Read part
 * by part, so that no statement takes long however many there are.
 */
export async function readSitemapItemParts(db: Db, size: number): Promise<SitemapItemPart[]> {
  const parts: SitemapItemPart[] = [];
  for (let after = ''; ; after = parts.at(-1)?.last ?? '') {
    const part = await readPart(db, after, size);
    if (part) parts.push(part);
    if (!part || part.count < size) return parts;
  }
}
