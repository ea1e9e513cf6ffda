import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { readContentImage } from '@headstock/content/read-image';
import type { Content, EntryOf } from '@headstock/content/read-content';
import type { ContentImage, Kind } from '@headstock/content/front-matter';
import { sql } from 'kysely';
import { toJson } from '#api/platform/db/columns.ts';
import type { Db } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { addImages, type NewImage } from '#api/platform/images/add-images.ts';
import { type Backdrop, readBackdrop } from '#api/platform/images/backdrop.ts';
import { originalKey } from '#api/platform/images/original.ts';
import type { Storage } from '#api/platform/storage/storage.ts';
import { renderMarkdown, renderMarkdownLine } from './render-markdown.ts';

type Pictured = EntryOf<'blog'> | EntryOf<'pages'>;

/** The crops of an image, as `images.view` names them. */
export type ContentView = 'CARD' | 'FULL';
const crops: Readonly<Record<ContentView, 'card' | 'full'>> = { CARD: 'card', FULL: 'full' };
const views: readonly ContentView[] = ['CARD', 'FULL'];

const ID_LENGTH = 20;

/** Id of an image of the content in a crop. It follows from the name alone, so a changed drawing needs a new name. */
export function pictureIdOf({ name }: ContentImage, view: ContentView): string {
  return createHash('sha256')
    .update(JSON.stringify(['content', name, view]))
    .digest('hex')
    .slice(0, ID_LENGTH);
}

/** What is behind an image. */
export const backdropOf = ({ backdrop }: ContentImage): Backdrop => readBackdrop(backdrop.toUpperCase());

const rowOf = (entry: EntryOf<Kind>) => ({
  kind: entry.kind,
  slug: entry.slug,
  locale: entry.locale,
  position: entry.position,
  front: entry.front,
  body: entry.body,
  html: (entry.kind === 'banner' ? renderMarkdownLine : renderMarkdown)(entry.body, entry.locale),
  published_on: 'date' in entry.front ? entry.front.date : null,
});

/** Stores the drawings that are new, so that they can be rendered like every other image. */
async function storeOriginals(storage: Storage, entries: readonly Pictured[]): Promise<void> {
  const names = new Set(entries.flatMap(({ front }) => (front.image ? [front.image] : [])));
  for (const image of names) {
    for (const view of views) {
      const key = originalKey(pictureIdOf(image, view));
      if (await storage.head(key)) continue;
      const original = gzipSync(await readContentImage(image.name, crops[view]));
      await storage.put(key, original, { contentType: 'application/gzip', immutable: true });
    }
  }
}

/** The images of entries in every crop, described in each language that an entry has. */
function imagesOf(entries: readonly Pictured[]): NewImage[] {
  const bySlug = Map.groupBy(entries, ({ kind, slug }) => `${kind} ${slug}`);
  return [...bySlug.values()].flatMap((versions) => {
    const image = versions[0]?.front.image;
    if (!image) return [];
    const alt = Object.fromEntries(versions.map(({ locale, front }) => [locale, front.imageAlt]));
    return views.map((view) => ({ id: pictureIdOf(image, view), view, backdrop: backdropOf(image), alt }));
  });
}

/**
 * Writes the texts that come with the shop: new ones are added, changed ones replaced, dropped ones removed. What an
 * admin edited stays as it is.
 */
export async function publishContent(db: Db, storage: Storage, content: Content): Promise<void> {
  const entries: EntryOf<Kind>[] = Object.values(content).flat();
  const rows = toJson(entries.map(rowOf));
  const pictured = [...content.blog, ...content.pages];
  await storeOriginals(storage, pictured);
  await tx(db, async (trx) => {
    await sql`LOCK TABLE content_entries IN EXCLUSIVE MODE`.execute(trx);
    await sql`INSERT INTO content_entries (kind, slug, locale, position, front, body, html, published_on)
      SELECT kind, slug, locale, position, front, body, html, published_on
      FROM jsonb_populate_recordset(NULL::content_entries, ${rows}::jsonb)
      ON CONFLICT (kind, slug, locale) DO UPDATE SET position = excluded.position, front = excluded.front,
        body = excluded.body, html = excluded.html, published_on = excluded.published_on,
        changed_at = CASE WHEN (content_entries.front, content_entries.html) = (excluded.front, excluded.html)
          THEN content_entries.changed_at ELSE now() END
      WHERE content_entries.edited_at IS NULL`.execute(trx);
    await sql`DELETE FROM content_entries c WHERE edited_at IS NULL AND NOT EXISTS (
      SELECT FROM jsonb_to_recordset(${rows}::jsonb) AS r(kind text, slug text, locale text)
      WHERE (r.kind, r.slug, r.locale) = (c.kind, c.slug, c.locale))`.execute(trx);
    await addImages(trx, imagesOf(pictured));
  });
}
