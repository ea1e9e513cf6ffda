import type { BackdropTone } from '@headstock/ui/backdrop-tone';
import { toneOf } from '@headstock/commerce-client/item';
import { headingsOf, type HeadingView } from '#mfe-catalog/features/content/headings.model.ts';
import type { CatalogBlogQuery, CatalogPostQuery, PostFactsFragment } from './blog.generated.ts';

/** The card of a post. */
export interface PostCardView {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  /** UTC ISO text. */
  readonly publishedAt: string;
  /** Minutes that reading takes. */
  readonly minutes: number;
  readonly category: { readonly slug: string; readonly title: string };
  /** Id of the picture in the crop `card`. */
  readonly picture: string;
  readonly alt: string;
  readonly backdrop: BackdropTone;
}

/** A page of the blog. */
export interface BlogView {
  /** The requested category. */
  readonly category: CatalogBlogQuery['blogCategories'][number] | null;
  readonly categories: readonly { readonly slug: string; readonly title: string; readonly count: number }[];
  readonly posts: readonly PostCardView[];
  readonly page: number;
  readonly pageCount: number;
}

/** A post with its neighbours and related posts. */
export interface PostView extends PostCardView {
  readonly description: string;
  readonly html: string;
  /** When it was changed last; when it appeared, while nobody changed it. */
  readonly changedAt: string;
  readonly headings: readonly HeadingView[];
  readonly author: { readonly name: string; readonly role: string | null };
  readonly newer: PostLink | null;
  readonly older: PostLink | null;
  readonly related: readonly PostCardView[];
}

export interface PostLink {
  readonly slug: string;
  readonly title: string;
}

/** Posts on a page in rows of three; the first page has one more, the newest, large above them. */
const ON_PAGE = 9;
const LAST_PAGE = 1000;

/** Address of a page of the blog or of one of its categories. */
export function blogPath(category?: string | null, page = 1): string {
  return (category ? `/blog/category/${category}` : '/blog') + (page > 1 ? `?page=${page}` : '');
}

/** Address of a post. */
export const postPath = (slug: string): string => `/blog/${slug}`;

/** The page that an address asks for, from 1; 1 for whatever cannot be understood. */
export function readPage(search: URLSearchParams): number {
  const asked = search.get('page') ?? '';
  return /^\d{1,4}$/.test(asked) ? Math.min(Math.max(1, Number(asked)), LAST_PAGE) : 1;
}

/** Which posts a page shows. */
export const postsOnPage = (page: number): { readonly first: number; readonly skip: number } =>
  page === 1 ? { first: ON_PAGE + 1, skip: 0 } : { first: ON_PAGE, skip: (page - 1) * ON_PAGE + 1 };

function cardOf({ image, imageAlt, backdrop, ...facts }: PostFactsFragment): PostCardView {
  const { slug, title, lead, publishedAt, minutes, category } = facts;
  return {
    slug,
    title,
    lead,
    publishedAt,
    minutes,
    category,
    picture: image.id,
    alt: imageAlt,
    backdrop: toneOf(backdrop),
  };
}

/** A page of the blog, or null where there is no such category or page. */
export function blogViewOf(answer: CatalogBlogQuery, asked: string | null, page: number): BlogView | null {
  const { posts, blogCategories } = answer;
  const category = blogCategories.find(({ slug }) => slug === asked) ?? null;
  const pageCount = 1 + Math.max(0, Math.ceil((posts.totalCount - 1) / ON_PAGE) - 1);
  if ((asked !== null && !category) || page > pageCount) return null;
  return {
    category,
    categories: blogCategories.map(({ slug, title, count }) => ({ slug, title, count })),
    posts: posts.nodes.map(cardOf),
    page,
    pageCount,
  };
}

/** The post as it is shown. */
export function postViewOf(post: NonNullable<CatalogPostQuery['post']>): PostView {
  const { description, html, changedAt, author, newer, older, related } = post;
  const headings = headingsOf(html);
  return {
    ...cardOf(post),
    description,
    html,
    changedAt,
    headings,
    author,
    newer,
    older,
    related: (related ?? []).map(cardOf),
  };
}
