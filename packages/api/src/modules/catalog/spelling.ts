import { LruCache } from '#api/platform/lru-cache.ts';
import { typingErrors } from './damerau.ts';

/** Misspelt words whose correction is remembered. */
const REMEMBERED = 2_000;

/** The words of the shop, to check spelling against, with the number of listings in which each stands. */
export class Spelling {
  readonly #counts = new Map<string, number>();
  readonly #byLength = new Map<number, string[]>();
  #sorted: string[] = [];
  /** At each place of `#sorted` the counts of all words before it. */
  #countsBefore: number[] = [0];
  #corrected = new LruCache<string>(REMEMBERED);

  constructor(counts: ReadonlyMap<string, number> = new Map()) {
    this.learn([...counts].map(([word, listings]) => ({ word, listings })));
  }

  /** Takes up new words and new counts of known ones. */
  learn(words: readonly { readonly word: string; readonly listings: number }[]): void {
    const added: string[] = [];
    for (const { word, listings } of words) {
      if (!this.#counts.has(word)) added.push(word);
      this.#counts.set(word, listings);
    }
    for (const word of added) {
      const group = this.#byLength.get(word.length);
      if (group) group.push(word);
      else this.#byLength.set(word.length, [word]);
    }
    if (added.length > 0) {
      this.#sorted = [...this.#sorted, ...added].toSorted();
      this.#corrected = new LruCache<string>(REMEMBERED);
    }
    let sum = 0;
    this.#countsBefore = [0, ...this.#sorted.map((word) => (sum += this.#counts.get(word) ?? 0))];
  }

  /** Whether the whole word stands anywhere in the shop. */
  has(word: string): boolean {
    return this.#counts.has(word);
  }

  /** In how many listings the whole word stands. */
  listingsOf(word: string): number {
    return this.#counts.get(word) ?? 0;
  }

  /** In how many listings words that begin so stand, at most. */
  listingsBeginning(beginning: string): number {
    const from = this.#placeOf(beginning);
    const to = this.#placeOf(`${beginning}\u{10ffff}`);
    return (this.#countsBefore[to] ?? 0) - (this.#countsBefore[from] ?? 0);
  }

  /** The words that begin so, when they are at most `most`; undefined when there are more. */
  wordsBeginning(beginning: string, most: number): string[] | undefined {
    const from = this.#placeOf(beginning);
    const to = this.#placeOf(`${beginning}\u{10ffff}`);
    return to - from > most ? undefined : this.#sorted.slice(from, to);
  }

  /** Whether a word, or the beginning of one, stands anywhere in the shop. */
  knows(word: string): boolean {
    return this.#counts.has(word) || (this.#sorted[this.#placeOf(word)]?.startsWith(word) ?? false);
  }

  /** How many words stand before this one in the order of their characters. */
  #placeOf(word: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /**
   * The nearest word of the shop, the most frequent of equally near ones; the word itself when nothing is near. Numbers
   * of things are never corrected: another number is another thing.
   */
  correct(word: string): string {
    if (word.length < 3 || this.knows(word) || /^\d+$|\d{4}/.test(word)) return word;
    const known = this.#corrected.get(word);
    if (known !== undefined) return known;
    const nearest = this.#nearest(word);
    this.#corrected.set(word, nearest);
    return nearest;
  }

  #nearest(word: string): string {
    const limit = word.length < 6 ? 1 : 2;
    let best = { word, errors: limit + 1, count: 0 };
    for (let length = word.length - limit; length <= word.length + limit; length += 1) {
      for (const candidate of this.#byLength.get(length) ?? []) {
        const errors = typingErrors(word, candidate, Math.min(limit, best.errors));
        const count = this.#counts.get(candidate) ?? 0;
        // Of three letters only a swap is an error; every other change could be another word.
        if (word.length === 3 && !isSwap(word, candidate)) continue;
        if (errors < best.errors || (errors === best.errors && errors <= limit && count > best.count)) {
          best = { word: candidate, errors, count };
        }
      }
    }
    return best.word;
  }
}

function isSwap(a: string, b: string): boolean {
  return a.length === b.length && a.split('').toSorted().join('') === b.split('').toSorted().join('');
}
