import type { Content, EntryOf } from '@headstock/content/read-content';
import type { ContentImage, Kind } from '@headstock/content/front-matter';
import { defaultPaper, type InstrumentSpec } from '@headstock/demo-data/drawings';
import { sql } from 'kysely';
import { toJson } from '#api/platform/db/columns.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { imageIdOf } from '#api/platform/images/image-id.ts';
import { renderMarkdown, renderMarkdownLine } from './render-markdown.ts';

type Pictured = EntryOf<'blog'> | EntryOf<'pages'>;

/** The crops in which a drawing of the content is to be had. */
const contentViews = ['CARD', 'FULL'] as const;
export type ContentView = (typeof contentViews)[number];

const drawingOf = ({ body, finish }: ContentImage, view: ContentView): InstrumentSpec => ({
  body,
  finish,
  view: view === 'CARD' ? 'card' : 'full',
});

/** Id of a drawing in a crop. */
export const contentImageId = (image: ContentImage, view: ContentView): string => imageIdOf(drawingOf(image, view));

/** The paper behind a drawing. */
export const paperOf = ({ paper, finish }: ContentImage): string => (paper ?? defaultPaper(finish)).toUpperCase();

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

async function writePictures(trx: Tx, entries: readonly Pictured[]): Promise<void> {
  const bySlug = Map.groupBy(entries, ({ kind, slug }) => `${kind} ${slug}`);
  for (const versions of bySlug.values()) {
    const image = versions[0]?.front.image;
    if (!image) continue;
    const alt = toJson(Object.fromEntries(versions.map(({ locale, front }) => [locale, front.imageAlt])));
    const drawings = contentViews.map((view) => ({ view, drawing: drawingOf(image, view) }));
    await trx
      .insertInto('images')
      .values(drawings.map(({ view, drawing }) => ({ id: imageIdOf(drawing), view, drawing: toJson(drawing), alt })))
      .onConflict((on) => on.doNothing())
      .execute();
  }
}

/**
 * Writes the texts that come with the shop: new ones are added, changed ones replaced, dropped ones removed. What an
 * admin edited stays as it is.
 */
export async function publishContent(db: Db, content: Content): Promise<void> {
  const entries: EntryOf<Kind>[] = Object.values(content).flat();
  const rows = toJson(entries.map(rowOf));
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
    await writePictures(trx, [...content.blog, ...content.pages]);
  });
}
