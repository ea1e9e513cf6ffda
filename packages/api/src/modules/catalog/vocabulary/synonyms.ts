/** How a synonym works: what is typed is replaced by what listings say, or finds that as well. */
export const synonymKinds = ['replace', 'add'] as const;
export type SynonymKind = (typeof synonymKinds)[number];

/** A synonym as staff write it; both texts are normalized words. */
export type SynonymEntry = {
  readonly kind: SynonymKind;
  /** The language of who types it. Searches do not know their language: entries of both hold for all. */
  readonly locale: 'en' | 'fr';
  /** What is typed: a phrase, or a single word for `add`. */
  readonly typed: string;
  /** What listings say for it: words that all count for `replace`, words of which each counts for `add`. */
  readonly means: string;
};

type Phrase = { readonly typed: readonly string[]; readonly means: readonly string[] };

/** Whether a phrase begins at a position; its last word may have a plural s. */
const beginsAt = (typed: readonly string[], words: readonly string[], at: number): boolean =>
  typed.every((word, offset) => {
    const found = words[at + offset];
    return found === word || (offset === typed.length - 1 && word.length > 2 && found === `${word}s`);
  });

/** The synonyms of the search, ready to be looked up: one step for each word, however many there are. */
export class Synonyms {
  /** Phrases by their first word, and by its plural where it is their only one; the longer come first. */
  readonly #phrases = new Map<string, Phrase[]>();
  readonly #also = new Map<string, readonly string[]>();

  constructor(entries: readonly SynonymEntry[]) {
    for (const { kind, typed, means } of entries) {
      const phrase = { typed: typed.split(' '), means: means.split(' ') };
      if (kind === 'add') this.#also.set(typed, [...(this.#also.get(typed) ?? []), ...phrase.means]);
      else this.#addPhrase(phrase);
    }
    for (const phrases of this.#phrases.values()) phrases.sort((a, b) => b.typed.length - a.typed.length);
  }

  /** Replaces the phrases of players by the words that listings have; each word once. */
  replace(words: readonly string[]): string[] {
    const replaced: string[] = [];
    for (let at = 0; at < words.length;) {
      const found = this.#phrases.get(words[at] ?? '')?.find(({ typed }) => beginsAt(typed, words, at));
      replaced.push(...(found?.means ?? words.slice(at, at + 1)));
      at += found?.typed.length ?? 1;
    }
    return [...new Set(replaced)];
  }

  /** Words that a word matches too, beyond its prefixes and its plural. */
  alsoOf(word: string): readonly string[] {
    return this.#also.get(word) ?? [];
  }

  #addPhrase(phrase: Phrase): void {
    const [first = ''] = phrase.typed;
    const firsts = phrase.typed.length === 1 && first.length > 2 ? [first, `${first}s`] : [first];
    for (const word of firsts) {
      const known = this.#phrases.get(word);
      if (known) known.push(phrase);
      else this.#phrases.set(word, [phrase]);
    }
  }
}
