const storageKey = 'headstock-searches';
const most = 5;
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 200;

/** The recent searches of this browser, newest first. Never throws: the storage may be blocked or hold garbage. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isText).slice(0, most) : [];
  } catch {
    return [];
  }
}

function write(searches: readonly string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(storageKey, JSON.stringify(searches));
    else localStorage.removeItem(storageKey);
  } catch {
    // A full or blocked storage only loses the recent searches.
  }
}

/** Adds keywords as the most recent search; the same keywords in another case are replaced. */
export function addRecentSearch(keywords: string): void {
  if (!isText(keywords)) return;
  const others = readRecentSearches().filter((other) => other.toLowerCase() !== keywords.toLowerCase());
  write([keywords, ...others].slice(0, most));
}

/** Removes all recent searches. */
export const clearRecentSearches = (): void => write([]);
