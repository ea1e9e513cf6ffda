import type { InstrumentSpec } from '@headstock/demo-data/drawings';
import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import type { ImageService } from './image-service.ts';
import type { Rendition } from './picture.model.ts';

export type Picture = { id: string; drawing: InstrumentSpec };

const PAGE = 24;
const AT_ONCE = 2;
const MADE_AHEAD = 3_000;
const listWidths: readonly Rendition[] = ([320, 480, 640] as const).map((width) => ({ width, format: 'avif' }));

const newestOf = (where: ReturnType<typeof sql>) => sql`
  SELECT item_id FROM listings WHERE status = 'live' AND is_published ${where} ORDER BY listed_at DESC, id DESC LIMIT ${PAGE}`;

/** Pictures of the pages that visitors see first: the newest listings and the first page of each category, a hanging one of each type. */
export async function firstPictures(db: Db): Promise<Picture[]> {
  const { rows } = await sql<Picture>`
    SELECT DISTINCT m.id, m.drawing FROM images m JOIN item_images ii ON ii.image_id = m.id
    WHERE m.view = 'CARD' AND ii.item_id IN (
      SELECT item_id FROM (${newestOf(sql``)}) AS newest
      UNION SELECT n.item_id FROM categories c CROSS JOIN LATERAL (${newestOf(sql`AND category_id = c.id`)}) AS n
    )
    UNION SELECT h.id, h.drawing FROM types t CROSS JOIN LATERAL (
      SELECT m.id, m.drawing FROM (
        SELECT item_id, listed_at, id FROM listings WHERE type_id = t.id AND status = 'live' AND is_published
        ORDER BY listed_at DESC, id DESC LIMIT ${PAGE}
      ) AS l
      JOIN item_images ii ON ii.item_id = l.item_id JOIN images m ON m.id = ii.image_id AND m.view = 'HANG'
      ORDER BY l.listed_at DESC, l.id DESC LIMIT 1
    ) h`.execute(db);
  return rows;
}

/** The cards of the newest listings. In a large shop the others' are made when they are asked for. */
export async function remainingPictures(db: Db): Promise<Picture[]> {
  const { rows } = await sql<Picture>`
    SELECT m.id, m.drawing FROM listings l
    JOIN item_images ii ON ii.item_id = l.item_id JOIN images m ON m.id = ii.image_id AND m.view = 'CARD'
    WHERE l.status = 'live' AND l.is_published ORDER BY l.listed_at DESC, l.id DESC LIMIT ${MADE_AHEAD}`.execute(db);
  return rows;
}

/** Makes the list's widths of every picture that lacks them; two at a time. Pictures that fail are made when asked for. */
export async function preparePictures(
  images: ImageService,
  pictures: readonly Picture[],
  urgency: 'soon' | 'later',
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const rest = pictures.values();
  let done = 0;
  const work = async (): Promise<void> => {
    for (const { id, drawing } of rest) {
      await images.prepare(id, drawing, listWidths, urgency).catch(() => undefined);
      done += 1;
      onProgress(done, pictures.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
