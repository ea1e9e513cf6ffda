import { frontMatter } from '@headstock/content/front-matter';
import type { Locale } from '@headstock/contracts/locale';
import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { pictureIdOf } from '#api/modules/content/index.ts';

/** A page that is no item's, by its path without language prefix. */
export type SitemapPage = {
  path: string;
  /** Languages in which there is such a page. */
  locales: Locale[];
  /** When it changed last, as far as that is known. */
  changedAt: Date | null;
  imageId: string | null;
};

type CategoryRow = { slug: string; changedAt: Date };

async function readCategories(db: Db): Promise<SitemapPage[]> {
  const { rows } = await sql<CategoryRow>`
    SELECT c.slug, l.changed_at AS "changedAt" FROM categories c
    JOIN LATERAL (SELECT greatest(
      (SELECT max(listed_at) FROM listings WHERE category_id = c.id AND is_published AND status = 'live'),
      (SELECT max(sold_at) FROM listings WHERE category_id = c.id AND is_published AND status = 'sold')
    ) AS changed_at) l ON l.changed_at IS NOT NULL
    ORDER BY c.position`.execute(db);
  return rows.map(({ slug, changedAt }) => ({
    path: `/shop/category/${slug}`,
    locales: ['en', 'fr'],
    changedAt,
    imageId: null,
  }));
}

type SellerRow = { username: string; changedAt: Date };

/** Sellers in one sitemap; more have no place in it beside the pages of a part of the items. */
const MAX_SELLERS = 10_000;

/** The pages of those who sell here, which change with their newest listing. */
async function readSellers(db: Db): Promise<SitemapPage[]> {
  const { rows } = await sql<SellerRow>`
    SELECT a.username, l.listed_at AS "changedAt" FROM accounts a
    JOIN LATERAL (
      SELECT listed_at FROM listings
      WHERE seller_account_id = a.id AND is_published AND status IN ('live', 'sold') ORDER BY listed_at DESC LIMIT 1
    ) l ON true
    WHERE a.kind = 'member' ORDER BY a.id LIMIT ${MAX_SELLERS}`.execute(db);
  return rows.map(({ username, changedAt }) => ({
    path: `/sellers/${encodeURIComponent(username)}`,
    locales: ['en', 'fr'],
    changedAt,
    imageId: null,
  }));
}

const latest = (dates: readonly (Date | null)[]): Date | null =>
  dates.reduce((last, date) => (date && (!last || date > last) ? date : last), null);

/** The same address in several languages as one. */
function merge(pages: readonly SitemapPage[]): SitemapPage[] {
  return [...Map.groupBy(pages, ({ path }) => path)].map(([path, versions]) => ({
    path,
    locales: [...new Set(versions.flatMap(({ locales }) => locales))].toSorted(),
    changedAt: latest(versions.map(({ changedAt }) => changedAt)),
    imageId: versions.find(({ imageId }) => imageId !== null)?.imageId ?? null,
  }));
}

type Row = { slug: string; locale: Locale; front: unknown; edited_at: Date | null; changed_at: Date };

const dateOf = (day: string | undefined): Date | null => (day === undefined ? null : new Date(`${day}T12:00:00Z`));

function pageOf({ slug, locale, front, edited_at: editedAt, changed_at: since }: Row): SitemapPage {
  const { updated, image } = frontMatter.pages.parse(front);
  const imageId = image ? pictureIdOf(image, 'CARD') : null;
  return { path: `/${slug}`, locales: [locale], changedAt: editedAt ?? dateOf(updated) ?? since, imageId };
}

/** A post gives its own page, and makes that of its category and the blog's. */
function postsOf({ slug, locale, front, edited_at: editedAt }: Row): SitemapPage[] {
  const post = frontMatter.blog.parse(front);
  const changedAt = latest([dateOf(post.date), editedAt]);
  const shared = { locales: [locale], changedAt, imageId: null };
  return [
    { ...shared, path: '/blog' },
    { ...shared, path: `/blog/category/${post.category}` },
    { ...shared, path: `/blog/${slug}`, imageId: pictureIdOf(post.image, 'CARD') },
  ];
}

/** Every page of the shop that its data make, but those of items: categories, sellers, pages, questions, posts. */
export async function readSitemapPages(db: Db): Promise<SitemapPage[]> {
  const rows = await db
    .selectFrom('content_entries')
    .select(['kind', 'slug', 'locale', 'front', 'edited_at', 'changed_at'])
    .where('kind', 'in', ['pages', 'blog', 'faq'])
    .orderBy('slug')
    .execute();
  const questions = rows
    .filter(({ kind }) => kind === 'faq')
    .map(({ locale, edited_at, changed_at }) => ({
      path: '/faqs',
      locales: [locale],
      changedAt: edited_at ?? changed_at,
      imageId: null,
    }));
  return merge([
    ...(await readCategories(db)),
    ...(await readSellers(db)),
    ...questions,
    ...rows.filter(({ kind }) => kind === 'pages').map(pageOf),
    ...rows.filter(({ kind }) => kind === 'blog').flatMap(postsOf),
  ]);
}
