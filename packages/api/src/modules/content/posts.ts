import type { ContentImage } from '@headstock/content/front-matter';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { type Entry, readEntries, readEntry } from './entries.ts';
import { backdropOf } from './picture-ids.ts';
import type { PreviewedDocument } from './preview/previewed-entry.ts';
import { readTerms } from './terms/read-terms.ts';
import type { Backdrop } from '#api/platform/images/backdrop.ts';

export type BlogCategorySource = { slug: string; title: string; description: string; count: number };

/** A post as the schema's type `BlogPost` reads it. */
export type PostSource = {
  slug: string;
  title: string;
  description: string;
  lead: string;
  html: string;
  /** What stands in its first paragraph, as safe HTML. */
  opening: string;
  publishedAt: Date;
  /** When staff changed it last; when it appeared, while nobody did. */
  changedAt: Date;
  /** Reading time at 220 words a minute. */
  minutes: number;
  author: { name: string; role: string | null };
  category: BlogCategorySource;
  tags: string[];
  drawing: ContentImage;
  imageAlt: string;
  backdrop: Backdrop;
  /** Neighbours in time, and others of the category; known only of a post that was read by its slug. */
  newer?: PostSource | null;
  older?: PostSource | null;
  related?: PostSource[];
};

const WORDS_PER_MINUTE = 220;
/** Posts appear at noon in UTC, which is the same day in every zone of the United States and Europe. */
const NOON = 'T12:00:00.000Z';

const FIRST_PARAGRAPH = /<p>([^]*?)<\/p>/u;

type Blog = { posts: PostSource[]; categories: BlogCategorySource[] };

function toPost(
  { slug, front, html, body, changedAt, isGiven }: Entry<'blog'>,
  category: BlogCategorySource,
  roles: ReadonlyMap<string, string>,
): PostSource {
  const publishedAt = new Date(front.date + NOON);
  return {
    slug,
    title: front.title,
    description: front.description,
    lead: front.lead,
    html,
    opening: FIRST_PARAGRAPH.exec(html)?.[1] ?? '',
    publishedAt,
    changedAt: !isGiven && changedAt > publishedAt ? changedAt : publishedAt,
    minutes: Math.max(1, Math.round(body.split(/\s+/u).length / WORDS_PER_MINUTE)),
    author: { name: front.author, role: roles.get(front.author) ?? null },
    category,
    tags: front.tags,
    drawing: front.image,
    imageAlt: front.imageAlt,
    backdrop: backdropOf(front.image),
  };
}

/** The whole blog in a language, newest first, with its categories and how many posts each has. */
export async function readBlog(db: Db, locale: Locale, preview: PreviewedDocument | null = null): Promise<Blog> {
  const [entries, terms, team] = await Promise.all([
    readEntries(db, 'blog', locale, preview),
    readTerms(db, 'blog-categories', locale, preview),
    readEntry(db, 'pages', 'meet-the-team', locale),
  ]);
  const roles = new Map((team?.front.people ?? []).map(({ name, role }) => [name, role]));
  const categories = terms.map((term) => ({
    ...term,
    count: entries.filter(({ front }) => front.category === term.slug).length,
  }));
  const categoryOf = ({ front }: Entry<'blog'>): BlogCategorySource =>
    categories.find(({ slug }) => slug === front.category) ?? {
      slug: front.category,
      title: front.category,
      description: '',
      count: 0,
    };
  return { posts: entries.map((entry) => toPost(entry, categoryOf(entry), roles)), categories };
}

const MOST = 50;

/** Which posts are wanted. */
export type PostsAsked = { category?: string | null; first: number; after?: string | null; skip?: number };

/** A page of the posts, of one category if given, `skip` posts after the newest or after the post with the slug `after`. */
export async function readPosts(
  db: Db,
  locale: Locale,
  { category, first, after, skip = 0 }: PostsAsked,
  preview: PreviewedDocument | null = null,
): Promise<{ nodes: PostSource[]; totalCount: number; hasNextPage: boolean }> {
  const { posts } = await readBlog(db, locale, preview);
  const all = category ? posts.filter((post) => post.category.slug === category) : posts;
  const start = (after ? all.findIndex(({ slug }) => slug === after) + 1 : 0) + Math.max(0, skip);
  const end = start + Math.min(Math.max(1, first), MOST);
  return { nodes: all.slice(start, end), totalCount: all.length, hasNextPage: end < all.length };
}

/** A post with its neighbours in time and up to three others of its category, or null. */
export async function readPost(
  db: Db,
  slug: string,
  locale: Locale,
  preview: PreviewedDocument | null = null,
): Promise<PostSource | null> {
  const { posts } = await readBlog(db, locale, preview);
  const index = posts.findIndex((post) => post.slug === slug);
  const post = posts[index];
  if (!post) return null;
  const related = posts.filter((other) => other !== post && other.category.slug === post.category.slug).slice(0, 3);
  return { ...post, newer: posts[index - 1] ?? null, older: posts[index + 1] ?? null, related };
}
