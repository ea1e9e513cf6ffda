import { gzipSync } from 'node:zlib';
import { readContentImage } from '@headstock/content/read-image';
import type { Content, EntryOf } from '@headstock/content/read-content';
import type { ContentImage, Kind } from '@headstock/content/front-matter';
import { sql } from 'kysely';
import { toJson } from '#api/platform/db/columns.ts';
import type { Db } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { addImages, type NewImage } from '#api/platform/images/add-images.ts';
import { originalKey } from '#api/platform/images/original.ts';
import type { Storage } from '#api/platform/storage/storage.ts';
import { readTouched, syncDocuments } from './editing/sync-documents.ts';
import { backdropOf, type ContentView, pictureIdOf } from './picture-ids.ts';
import { textHtml } from './render-markdown.ts';
import { raiseRevision } from './revision.ts';

type Pictured = EntryOf<'blog'> | EntryOf<'pages'>;

const crops: Readonly<Record<ContentView, 'card' | 'full'>> = { CARD: 'card', FULL: 'full' };
const views: readonly ContentView[] = ['CARD', 'FULL'];

const rowOf = (entry: EntryOf<Kind>) => ({
  kind: entry.kind,
  slug: entry.slug,
  locale: entry.locale,
  position: entry.position,
  front: entry.front,
  body: entry.body,
  html: textHtml(entry.kind, entry.body, entry.locale),
  published_on: 'date' in entry.front ? entry.front.date : null,
});

/** The pictures that an entry shows, with what each shows: its own, and those of its people. */
function picturesOf({ front }: Pictured): { image: ContentImage; alt: string }[] {
  const own = front.image ? [{ image: front.image, alt: front.imageAlt ?? '' }] : [];
  const people = [
    ...('people' in front ? (front.people ?? []) : []),
    ...('guests' in front ? (front.guests ?? []) : []),
  ];
  return [...own, ...people.flatMap(({ name, picture }) => (picture ? [{ image: picture, alt: name }] : []))];
}

/** Stores the drawings that are new, so that they can be rendered like every other image. */
async function storeOriginals(storage: Storage, entries: readonly Pictured[]): Promise<void> {
  const names = new Set(entries.flatMap((entry) => picturesOf(entry).map(({ image }) => image.name)));
  for (const name of names) {
    for (const view of views) {
      const key = originalKey(pictureIdOf({ name }, view));
      if (await storage.head(key)) continue;
      const original = gzipSync(await readContentImage(name, crops[view]));
      await storage.put(key, original, { contentType: 'application/gzip', immutable: true });
    }
  }
}

/** The images of entries in every crop, described in each language that an entry has. */
function imagesOf(entries: readonly Pictured[]): NewImage[] {
  const bySlug = Map.groupBy(entries, ({ kind, slug }) => `${kind} ${slug}`);
  return [...bySlug.values()].flatMap((versions) => {
    const pictures = versions.flatMap((entry) =>
      picturesOf(entry).map(({ image, alt }) => ({ image, locale: entry.locale, alt })),
    );
    return [...new Map(pictures.map(({ image }) => [image.name, image])).values()].flatMap((image) => {
      const shown = pictures.filter((picture) => picture.image.name === image.name);
      const alt = Object.fromEntries(shown.map(({ locale, alt: text }) => [locale, text]));
      return views.map((view) => ({ id: pictureIdOf(image, view), view, backdrop: backdropOf(image), alt }));
    });
  });
}

/**
 * Writes the texts that come with the shop: new ones are added, changed ones replaced, dropped ones removed. What staff has edited
 * stays as it is, also what they took back or gave another address.
 */
export async function publishContent(db: Db, storage: Storage, content: Content): Promise<void> {
  const entries: EntryOf<Kind>[] = Object.values(content).flat();
  const pictured = [...content.blog, ...content.pages];
  await storeOriginals(storage, pictured);
  await tx(db, async (trx) => {
    await sql`LOCK TABLE content_entries IN EXCLUSIVE MODE`.execute(trx);
    const touched = await readTouched(trx);
    const own = entries.filter(({ kind, slug }) => !touched.origins.has(`${kind} ${slug}`));
    const rows = toJson(own.map(rowOf));
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
      WHERE (r.kind, r.slug, r.locale) = (c.kind, c.slug, c.locale))
      AND NOT EXISTS (SELECT FROM content_documents d
        WHERE d.edited_at IS NOT NULL AND (d.kind, d.slug) = (c.kind, c.slug))`.execute(trx);
    await addImages(trx, imagesOf(pictured));
    await syncDocuments(trx);
    await raiseRevision(trx);
  });
}
