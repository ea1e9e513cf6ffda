import type { TrackedSearch } from '@headstock/contracts/tracking';

/** Parameters of paging and order, which are not part of the search. */
const pagingParameters = new Set(['sort', 'after', 'before', 'page', 'view']);

/** The search of a page, by its path (without language prefix, with its query); null for pages without one. */
export function trackedSearch(path: string): TrackedSearch | null {
  const { pathname, searchParams } = new URL(path, 'http://shop.invalid');
  if (!/^\/shop(?:\/category\/[^/]+)?\/?$/.test(pathname)) return null;
  const { keywords = '', ...asked } = Object.fromEntries(searchParams);
  const filters = Object.fromEntries(
    Object.entries(asked).filter(([name, value]) => value !== '' && !pagingParameters.has(name)),
  );
  const term = keywords.trim();
  if (term === '' && Object.keys(filters).length === 0) return null;
  return { SearchTerm: term, SearchFilters: filters, SearchLocation: pathname };
}
