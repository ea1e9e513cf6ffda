import { type FrontMatter, frontMatter, type Kind } from '@headstock/content/front-matter';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { withKnownLinks } from './known-links.ts';
import { type PreviewedDocument, previewedText } from './preview/previewed-entry.ts';

/** An entry as it is read: its front matter checked, its text as HTML whose links all lead somewhere. */
export type Entry<K extends Kind> = {
  slug: string;
  front: FrontMatter<K>;
  html: string;
  body: string;
  /** Since when it reads as it does. */
  changedAt: Date;
  /** It reads as it came with the shop. */
  isGiven: boolean;
};

type Row = {
  kind: Kind;
  slug: string;
  position: number;
  front: unknown;
  html: string;
  body: string;
  changedAt: Date;
  /** When staff published it last; null for what came with the shop. */
  editedAt: Date | null;
};

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_SLUG = 120;

function parseFront<K extends Kind>(kind: K, value: unknown): FrontMatter<K>;
function parseFront(kind: Kind, value: unknown): FrontMatter {
  return frontMatter[kind].parse(value);
}

const toEntry = <K extends Kind>(kind: K, { slug, front, html, body, changedAt, editedAt }: Row): Entry<K> => ({
  slug,
  front: parseFront(kind, front),
  html: withKnownLinks(html),
  body,
  changedAt,
  isGiven: editedAt === null,
});

const dayOf = (front: unknown): string =>
  typeof front === 'object' && front !== null && 'date' in front ? String(front.date) : '';

/** In the sequence of the database: the newest day first, then by their places. */
const inOrder = (one: Row, other: Row): number =>
  dayOf(other.front).localeCompare(dayOf(one.front)) ||
  one.position - other.position ||
  (one.slug < other.slug ? -1 : 1);

/** The rows with a previewed document in place of its published one, or beside them. */
function withPreview(rows: Row[], preview: PreviewedDocument, locale: Locale): Row[] {
  const { kind, slug, position } = preview;
  const shown = { kind, slug, position, ...previewedText(preview, locale, new Date()) };
  return [...rows.filter((row) => row.kind !== kind || row.slug !== slug), shown].toSorted(inOrder);
}

const columns = [
  'kind',
  'slug',
  'position',
  'front',
  'html',
  'body',
  'changed_at as changedAt',
  'edited_at as editedAt',
] as const;

async function readRows(
  db: Db,
  kinds: readonly Kind[],
  locale: Locale,
  preview: PreviewedDocument | null,
): Promise<Row[]> {
  const rows: Row[] = await db
    .selectFrom('content_entries')
    .select(columns)
    .where('kind', 'in', kinds)
    .where('locale', '=', locale)
    .orderBy('published_on', 'desc')
    .orderBy('position')
    .orderBy('slug')
    .execute();
  return preview && kinds.includes(preview.kind) ? withPreview(rows, preview, locale) : rows;
}

/** All entries of a kind in their order, the newest first where they have a day. */
export async function readEntries<K extends Kind>(
  db: Db,
  kind: K,
  locale: Locale,
  preview: PreviewedDocument | null = null,
): Promise<Entry<K>[]> {
  return (await readRows(db, [kind], locale, preview)).map((row) => toEntry(kind, row));
}

/** An entry without its HTML. */
export type EntryText<K extends Kind> = Pick<Entry<K>, 'slug' | 'front' | 'body' | 'changedAt'>;

/** The named entries of a kind without their HTML, in no order. */
export async function readEntryTexts<K extends Kind>(
  db: Db,
  kind: K,
  locale: Locale,
  slugs: readonly string[],
): Promise<EntryText<K>[]> {
  const rows = await db
    .selectFrom('content_entries')
    .select(['slug', 'front', 'body', 'changed_at as changedAt'])
    .where('kind', '=', kind)
    .where('locale', '=', locale)
    .where('slug', 'in', slugs)
    .execute();
  return rows.map((row) => ({ ...row, front: parseFront(kind, row.front) }));
}

/** What stands around every page, read at once. */
export type LayoutEntries = { readonly banner: readonly Entry<'banner'>[]; readonly menus: readonly Entry<'menus'>[] };

/** The entries of banner and menus, each in their order. */
export async function readLayoutEntries(
  db: Db,
  locale: Locale,
  preview: PreviewedDocument | null = null,
): Promise<LayoutEntries> {
  const rows = await readRows(db, ['banner', 'menus'], locale, preview);
  const of = <K extends Kind>(kind: K): Entry<K>[] =>
    rows.filter((row) => row.kind === kind).map((row) => toEntry(kind, row));
  return { banner: of('banner'), menus: of('menus') };
}

/** One entry, or null. */
export async function readEntry<K extends Kind>(
  db: Db,
  kind: K,
  slug: string,
  locale: Locale,
  preview: PreviewedDocument | null = null,
): Promise<Entry<K> | null> {
  if (slug.length > LONGEST_SLUG || !SLUG.test(slug)) return null;
  if (preview?.kind === kind && preview.slug === slug)
    return toEntry(kind, { kind, slug, position: 0, ...previewedText(preview, locale, new Date()) });
  const row = await db
    .selectFrom('content_entries')
    .select(columns)
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('locale', '=', locale)
    .executeTakeFirst();
  return row ? toEntry(kind, row) : null;
}
