import type { TrackedSearch } from '@headstock/contracts/tracking';

/** How a list is walked through says nothing of what is searched for. */
const walking = new Set(['sort', 'after', 'before', 'page', 'view']);

/** What a page was asked for, by its path (without language prefix, with its query); null for pages that search nothing. */
export function trackedSearch(path: string): TrackedSearch | null {
  const { pathname, searchParams } = new URL(path, 'http://shop.invalid');
  if (!/^\/shop(?:\/category\/[^/]+)?\/?$/.test(pathname)) return null;
  const { keywords = '', ...asked } = Object.fromEntries(searchParams);
  const filters = Object.fromEntries(
    Object.entries(asked).filter(([name, value]) => value !== '' && !walking.has(name)),
  );
  const term = keywords.trim();
  if (term === '' && Object.keys(filters).length === 0) return null;
  return { SearchTerm: term, SearchFilters: filters, SearchLocation: pathname };
}
