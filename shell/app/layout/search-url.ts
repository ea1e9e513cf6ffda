/** Values of one query key: text as it is, arrays as JSON. */
export type SearchQuery = Readonly<Record<string, string | readonly string[] | readonly number[] | undefined>>;

/**
 * The address of a search: `/shop[/category/{slug}]?key=value`. Empty values and 'Any' are left out, arrays are written
 * as JSON. Without language prefix.
 */
export function searchUrl(category: string | undefined, query: SearchQuery = {}): string {
  const path = category ? `/shop/category/${encodeURIComponent(category)}` : '/shop';
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    const text = value === undefined || typeof value === 'string' ? value?.trim() : JSON.stringify(value);
    if (text && text !== 'Any' && text !== '[]') search.set(key, text);
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
