import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import type { ImageService } from './image-service.ts';
import type { Rendition } from './rendition.model.ts';

/** An image to render ahead. */
export type WantedImage = { id: string };

const PAGE = 24;
const AT_ONCE = 2;
const PRERENDERED = 3_000;
const listWidths: readonly Rendition[] = ([320, 480, 640] as const).map((width) => ({ width, format: 'avif' }));

/** Cards show a drawing in their own crop, or the photograph that stands first. */
const isOnCards = sql`(m.view = 'CARD' OR m.view = 'PHOTO' AND ii.position = 0)`;
const newestOf = (where: ReturnType<typeof sql>) => sql`
  SELECT item_id FROM listings WHERE status = 'live' AND is_published ${where} ORDER BY listed_at DESC, id DESC LIMIT ${PAGE}`;

/** Images of the pages that visitors see first: the newest listings and the first page of each category, a hanging instrument of each type. */
export async function firstImages(db: Db): Promise<WantedImage[]> {
  const { rows } = await sql<WantedImage>`
    SELECT DISTINCT m.id FROM images m JOIN item_images ii ON ii.image_id = m.id
    WHERE ${isOnCards} AND ii.item_id IN (
      SELECT item_id FROM (${newestOf(sql``)}) AS newest
      UNION SELECT n.item_id FROM categories c CROSS JOIN LATERAL (${newestOf(sql`AND category_id = c.id`)}) AS n
    )
    UNION SELECT h.id FROM types t CROSS JOIN LATERAL (
      SELECT m.id FROM (
        SELECT item_id, listed_at, id FROM listings WHERE type_id = t.id AND status = 'live' AND is_published
        ORDER BY listed_at DESC, id DESC LIMIT ${PAGE}
      ) AS l
      JOIN item_images ii ON ii.item_id = l.item_id JOIN images m ON m.id = ii.image_id AND m.view = 'HANG'
      ORDER BY l.listed_at DESC, l.id DESC LIMIT 1
    ) h`.execute(db);
  return rows;
}

/** The cards of the newest listings. In a large shop the others are rendered when they are requested. */
export async function remainingImages(db: Db): Promise<WantedImage[]> {
  const { rows } = await sql<WantedImage>`
    SELECT m.id FROM listings l
    JOIN item_images ii ON ii.item_id = l.item_id JOIN images m ON m.id = ii.image_id AND ${isOnCards}
    WHERE l.status = 'live' AND l.is_published ORDER BY l.listed_at DESC, l.id DESC LIMIT ${PRERENDERED}`.execute(db);
  return rows;
}

/** Renders the widths of lists of every image that lacks them, two images at a time. One that fails is rendered when it is requested. */
export async function prerenderImages(
  images: ImageService,
  wanted: readonly WantedImage[],
  urgency: 'soon' | 'later',
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const rest = wanted.values();
  let done = 0;
  const work = async (): Promise<void> => {
    for (const { id } of rest) {
      await images.prerender(id, listWidths, urgency).catch(() => undefined);
      done += 1;
      onProgress(done, wanted.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
