/** A rule of a component's styles: its id, the rule itself, and the source that Emotion composes other styles from. */
export type CachedRule = readonly [id: string, rule: string, source: string];

/** What a part of a page is once it is rendered. */
export interface CachedPart {
  readonly html: string;
  readonly rules: readonly CachedRule[];
}

/** Parts of pages by what they show. */
export interface MarkupCache {
  readonly get: (key: string) => CachedPart | undefined;
  readonly set: (key: string, part: CachedPart) => void;
}

/**
 * A cache for one component. It belongs to the code that renders it: a module creates its own, so that another build of a remote
 * begins with an empty one.
 * @param limit how many parts it keeps; those that were not asked for the longest go first
 */
export function createMarkupCache(limit: number): MarkupCache {
  const parts = new Map<string, CachedPart>();
  return {
    get: (key) => {
      const part = parts.get(key);
      if (!part) return undefined;
      parts.delete(key);
      parts.set(key, part);
      return part;
    },
    set: (key, part) => {
      parts.delete(key);
      parts.set(key, part);
      if (parts.size <= limit) return;
      const [oldest] = parts.keys();
      if (oldest !== undefined) parts.delete(oldest);
    },
  };
}
