const storageKey = 'headstock-searches';
const most = 5;
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 200;

/** What was looked for lately in this browser, the last first. Never throws: the storage may be blocked or hold garbage. */
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
    // A full or blocked storage costs the memory of searches, nothing else.
  }
}

/** Remembers keywords as the last that were looked for; the same in other letters is replaced. */
export function addRecentSearch(keywords: string): void {
  if (!isText(keywords)) return;
  const others = readRecentSearches().filter((other) => other.toLowerCase() !== keywords.toLowerCase());
  write([keywords, ...others].slice(0, most));
}

/** Forgets all of them. */
export const clearRecentSearches = (): void => write([]);
