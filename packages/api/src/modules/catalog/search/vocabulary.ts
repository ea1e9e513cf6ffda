import { LRUCache } from 'lru-cache';
import { shippedSynonyms } from '#api/modules/catalog/vocabulary/shipped-synonyms.ts';
import type { Synonyms } from '#api/modules/catalog/vocabulary/synonyms.ts';
import { editDistance } from '#api/platform/search/edit-distance.ts';

/** Lengths of words that the vocabulary has; nothing is known about others. */
export const VOCABULARY_LETTERS = { least: 2, most: 40 };

/** Corrections that are cached. */
const MAX_CORRECTIONS = 2_000;

/** The words of all listings with how many listings have each; corrects spelling and tells how rare a word is. */
export class Vocabulary {
  /** What words mean beside themselves; replaced when staff save others. */
  synonyms: Synonyms = shippedSynonyms;
  #counts = new Map<string, number>();
  #byLength = new Map<number, string[]>();
  #sorted: string[] = [];
  /** Prefix sums: at each position of `#sorted` the counts of all words before it. */
  #countsBefore: number[] = [0];
  #corrected = new LRUCache<string, string>({ max: MAX_CORRECTIONS });

  constructor(counts: ReadonlyMap<string, number> = new Map()) {
    this.add([...counts].map(([word, listings]) => ({ word, listings })));
  }

  /** Adds words, and updates the counts of known ones. */
  add(words: readonly { readonly word: string; readonly listings: number }[]): void {
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
      this.#corrected = new LRUCache<string, string>({ max: MAX_CORRECTIONS });
    }
    let sum = 0;
    this.#countsBefore = [0, ...this.#sorted.map((word) => (sum += this.#counts.get(word) ?? 0))];
  }

  /** The same words with other synonyms, for a moment: words that are added later may be missing. */
  withSynonyms(synonyms: Synonyms): Vocabulary {
    const other = new Vocabulary();
    other.#counts = this.#counts;
    other.#byLength = this.#byLength;
    other.#sorted = this.#sorted;
    other.#countsBefore = this.#countsBefore;
    other.#corrected = this.#corrected;
    other.synonyms = synonyms;
    return other;
  }

  /** Whether a listing has the whole word. */
  has(word: string): boolean {
    return this.#counts.has(word);
  }

  /** How many listings have the whole word, at most. */
  frequency(word: string): number {
    return this.#counts.get(word) ?? 0;
  }

  /** How many listings have a word with this prefix, at most. */
  prefixFrequency(beginning: string): number {
    const from = this.#placeOf(beginning);
    const to = this.#placeOf(`${beginning}\u{10ffff}`);
    return (this.#countsBefore[to] ?? 0) - (this.#countsBefore[from] ?? 0);
  }

  /** The words with this prefix; undefined when there are more than `most`. */
  wordsWithPrefix(beginning: string, most: number): string[] | undefined {
    const from = this.#placeOf(beginning);
    const to = this.#placeOf(`${beginning}\u{10ffff}`);
    return to - from > most ? undefined : this.#sorted.slice(from, to);
  }

  /** Whether any word has this prefix. */
  hasPrefix(word: string): boolean {
    return this.#counts.has(word) || (this.#sorted[this.#placeOf(word)]?.startsWith(word) ?? false);
  }

  /** Position of a word in the sorted list, by binary search. */
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
   * The word with the smallest edit distance, the most frequent of several; the word itself when none is near. Numbers are
   * never corrected: another number is another thing.
   */
  correct(word: string): string {
    if (word.length < 3 || this.hasPrefix(word) || /^\d+$|\d{4}/.test(word)) return word;
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
        const errors = editDistance(word, candidate, Math.min(limit, best.errors));
        const count = this.#counts.get(candidate) ?? 0;
        // With three letters only a transposition is corrected; any other change could be another word.
        if (word.length === 3 && !isTransposition(word, candidate)) continue;
        if (errors < best.errors || (errors === best.errors && errors <= limit && count > best.count)) {
          best = { word: candidate, errors, count };
        }
      }
    }
    return best.word;
  }
}

function isTransposition(a: string, b: string): boolean {
  return a.length === b.length && a.split('').toSorted().join('') === b.split('').toSorted().join('');
}
