import type { Content } from './read-content.ts';

/** Addresses of the shop that are no texts. */
const fixedPaths: ReadonlySet<string> = new Set([
  '/',
  '/blog',
  '/cart',
  '/faqs',
  '/orders/search',
  '/shop',
  '/shop/sold',
  '/wishlist',
  ...['accessories', 'acoustic-guitars', 'electric-guitars', 'mandolins', 'merch', 'other'].map(
    (category) => `/shop/category/${category}`,
  ),
  ...['appraisal', 'consign', 'contact', 'general', 'repair'].map((form) => `/forms/${form}`),
  '/profile/buying/offers',
  '/profile/buying/purchases',
  '/profile/selling/listings',
]);

/** The addresses of all links in Markdown. */
export function linksIn(markdown: string): string[] {
  return [...markdown.matchAll(/\]\(([^)\s]*)\)/g)].map(([, address = '']) => address);
}

/** Tells whether an address without language prefix leads somewhere in the shop. Query and hash do not matter. */
export function leadsSomewhere(address: string, { pages, blog, terms }: Content): boolean {
  const [path = ''] = address.split(/[?#]/);
  const categories = terms.find(({ slug }) => slug === 'blog-categories')?.front.terms ?? [];
  return (
    fixedPaths.has(path) ||
    pages.some(({ slug }) => path === `/${slug}`) ||
    blog.some(({ slug }) => path === `/blog/${slug}`) ||
    categories.some((slug) => path === `/blog/category/${slug}`)
  );
}
