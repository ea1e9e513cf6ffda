import { siteAddresses } from '@headstock/testing/site-addresses';
import type { MeasuredPage } from '../pages/find-pages.ts';

/** Addresses to render, and how to ask for them so that no two requests share one render. */
export interface RenderedAddresses {
  readonly paths: readonly string[];
  readonly connections: number;
  /** Whether each of them is asked for once, with the page cache on. Otherwise the cache is off. */
  readonly isUnique: boolean;
}

const CONNECTIONS = 10;
const ALL_PRODUCTS = 1;
const CATEGORIES = ['electric-guitars', 'acoustic-guitars', 'accessories', 'mandolins', 'other'];
const LANGUAGES = ['', '/fr'];
const SORTS = ['DEFAULT', 'PRICE_ASC', 'PRICE_DESC', 'LISTING_TIME_DESC'];

/** The listing of a category under a filter of prices that nobody chose before: `index` makes another one each. */
function listingAddress(index: number): string {
  const category = CATEGORIES[index % CATEGORIES.length] ?? '';
  const language = LANGUAGES[Math.floor(index / CATEGORIES.length) % LANGUAGES.length] ?? '';
  const query = new URLSearchParams({
    sort: SORTS[Math.floor(index / 10) % SORTS.length] ?? '',
    minPrice: String(20 + (index % 97)),
    maxPrice: String(4_000 + index),
  });
  return `${language}/shop/category/${category}?${query.toString()}`;
}

/**
 * Addresses of one kind of page that nobody asked for before, `count` at the most. There is but one home page in each
 * language, so that is asked for by a single connection, whose next request never meets the one before.
 */
export async function renderedAddresses(
  page: MeasuredPage['page'],
  origin: string,
  count: number,
): Promise<RenderedAddresses> {
  if (page === 'home') return { paths: ['/', '/fr'], connections: 1, isUnique: false };
  if (page === 'listing') {
    const paths = Array.from({ length: count }, (_, index) => listingAddress(index));
    return { paths, connections: CONNECTIONS, isUnique: true };
  }
  const products = (await siteAddresses(origin, ALL_PRODUCTS))
    .map(({ path }) => path)
    .filter((path) => /^(\/fr)?\/shop\/(?!category\/)[^/?]+\/[^/?]+$/.test(path));
  return { paths: products.slice(0, count), connections: CONNECTIONS, isUnique: true };
}
