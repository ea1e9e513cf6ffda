/** A rule of a component's styles: its id, the rule itself, and the source that Emotion composes other styles from. */
export type CachedRule = readonly [id: string, rule: string, source: string];

/** What a part of a page is once it is rendered. */
export interface CachedPart {
  readonly html: string;
  readonly rules: readonly CachedRule[];
}

/** Parts of pages by what they show. When there are more than `limit`, the one goes that was not asked for the longest. */
export class MarkupCache {
  readonly #parts = new Map<string, CachedPart>();
  readonly #rules = new Map<string, CachedRule>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The one copy of a rule that all parts have. */
  shared(rule: CachedRule): CachedRule {
    const [id] = rule;
    const known = this.#rules.get(id) ?? rule;
    this.#rules.set(id, known);
    return known;
  }

  get(key: string): CachedPart | undefined {
    const part = this.#parts.get(key);
    if (!part) return undefined;
    this.#parts.delete(key);
    this.#parts.set(key, part);
    return part;
  }

  set(key: string, part: CachedPart): void {
    this.#parts.delete(key);
    this.#parts.set(key, part);
    if (this.#parts.size <= this.#limit) return;
    const [oldest] = this.#parts.keys();
    if (oldest !== undefined) this.#parts.delete(oldest);
  }
}
