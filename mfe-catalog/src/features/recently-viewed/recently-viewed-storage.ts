const storageKey = 'headstock-seen';
/** One more than is shown, for the item of the page itself. */
const most = 9;
const isId = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 40;

/** Ids of the items seen lately in this browser, the last first. Never throws: the storage may be blocked or hold garbage. */
export function readRecentlyViewed(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isId).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Remembers an item as the last that was seen. */
export function addRecentlyViewed(id: string): void {
  try {
    const others = readRecentlyViewed().filter((other) => other !== id);
    localStorage.setItem(storageKey, JSON.stringify([id, ...others].slice(0, most)));
  } catch {
    // A full or blocked storage costs the memory of what was seen, nothing else.
  }
}
