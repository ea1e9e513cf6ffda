import { type FrontMatter, frontMatter, type Kind } from '@headstock/content/front-matter';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { withKnownLinks } from './known-links.ts';

/** An entry as it is read: its front matter checked, its text as HTML whose links all lead somewhere. */
export type Entry<K extends Kind> = {
  slug: string;
  front: FrontMatter<K>;
  html: string;
  body: string;
  /** Since when it reads as it does. */
  changedAt: Date;
};

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_SLUG = 120;

function parseFront<K extends Kind>(kind: K, value: unknown): FrontMatter<K>;
function parseFront(kind: Kind, value: unknown): FrontMatter {
  return frontMatter[kind].parse(value);
}

/** All entries of a kind in their order, the newest first where they have a day. */
export async function readEntries<K extends Kind>(db: Db, kind: K, locale: Locale): Promise<Entry<K>[]> {
  const rows = await db
    .selectFrom('content_entries')
    .select(['slug', 'front', 'html', 'body', 'changed_at as changedAt'])
    .where('kind', '=', kind)
    .where('locale', '=', locale)
    .orderBy('published_on', 'desc')
    .orderBy('position')
    .orderBy('slug')
    .execute();
  return rows.map((row) => ({ ...row, html: withKnownLinks(row.html), front: parseFront(kind, row.front) }));
}

/** One entry, or null. */
export async function readEntry<K extends Kind>(
  db: Db,
  kind: K,
  slug: string,
  locale: Locale,
): Promise<Entry<K> | null> {
  if (slug.length > LONGEST_SLUG || !SLUG.test(slug)) return null;
  const row = await db
    .selectFrom('content_entries')
    .select(['slug', 'front', 'html', 'body', 'changed_at as changedAt'])
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('locale', '=', locale)
    .executeTakeFirst();
  return row ? { ...row, html: withKnownLinks(row.html), front: parseFront(kind, row.front) } : null;
}
