import type {
  CatalogBlogQuery,
  CatalogPostQuery,
  PostFactsFragment,
} from '#mfe-catalog/features/blog/blog.generated.ts';
import type { CatalogPageQuery } from '#mfe-catalog/features/content/page.generated.ts';

type Page = NonNullable<CatalogPageQuery['page']>;
type Post = NonNullable<CatalogPostQuery['post']>;

/** A heading with a paragraph as the API writes them. */
export const chapter = (id: string, text = id): string => `<h2 id="${id}">${text}</h2>\n<p>Words.</p>\n`;

/** A post as the API returns it. */
export const postFacts = (slug: string, change: Partial<PostFactsFragment> = {}): PostFactsFragment => ({
  slug,
  title: `About ${slug}`,
  lead: `What ${slug} is.`,
  publishedAt: '2026-02-24T12:00:00.000Z',
  minutes: 4,
  category: { slug: 'history', title: 'History' },
  image: { id: `drawing-${slug}` },
  imageAlt: `A drawing of ${slug}`,
  backdrop: 'SURF',
  ...change,
});

/** A page of the blog as the API answers. */
export const blogAnswer = (slugs: readonly string[], totalCount = slugs.length): CatalogBlogQuery => ({
  posts: { totalCount, nodes: slugs.map((slug) => postFacts(slug)) },
  blogCategories: [
    { slug: 'workshop', title: 'Workshop', description: 'What happens on the benches.', count: 6 },
    { slug: 'history', title: 'History', description: 'Where the shapes come from.', count: 4 },
  ],
});

/** A post with all around it as the API answers. */
export const postAnswer = (change: Partial<Post> = {}): CatalogPostQuery => ({
  post: {
    ...postFacts('frets'),
    description: 'Frets, and what they tell.',
    html: '<p>Once.</p>',
    changedAt: '2026-03-02T09:30:00.000Z',
    author: { name: 'Noor Haddad', role: 'Luthier, bench 3' },
    newer: { slug: 'newer', title: 'A newer one' },
    older: { slug: 'older', title: 'An older one' },
    related: [postFacts('nuts')],
    ...change,
  },
});

/** A page of the content store as the API answers. */
export const pageAnswer = (change: Partial<Page> = {}): CatalogPageQuery => ({
  page: {
    slug: 'visit',
    title: 'Visit',
    description: 'How to get here.',
    lead: 'Take one down.',
    html: '<p>The alley, past the dogwood. <a href="/returns">Returns</a></p>',
    picture: null,
    action: null,
    updatedOn: null,
    people: [],
    guests: [],
    steps: [],
    prices: [],
    ...change,
  },
});
