import { eras } from './eras.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words of this many letters also match as prefixes; the last word sooner, because it may still be typed. */
const PREFIX_LETTERS = 4;
const LAST_PREFIX_LETTERS = 3;

/** A word with its singular or plural and its synonyms. */
export function alternatives(word: string, { synonyms }: Pick<Vocabulary, 'synonyms'>): string[] {
  const others = eras.get(word)?.words ?? synonyms.alsoOf(word);
  if (word.length < 4 || /\d|ss$/.test(word)) return [word, ...others];
  return [word, word.endsWith('s') ? word.slice(0, -1) : `${word}s`, ...others];
}

/** `1960s` and `60s` mean the year of making (weight B), not the name of a reissue or a story. */
const DECADE = /^(1[89]|20)?\d0s$/;

/** Whether a word is long enough to match as a prefix. */
export const isPrefix = (word: string, isLast: boolean): boolean =>
  word.length >= (isLast ? LAST_PREFIX_LETTERS : PREFIX_LETTERS) && !/^\d+$/.test(word) && !eras.has(word);

/** A prefix that begins so few words is expanded to them: the index of keywords by price has no prefixes. */
const MAX_EXPANDED = 16;

/** `335` matches `335td` too; years and small numbers match only themselves. */
const MODEL_NUMBER = /^(?!1[89]|20)\d{3,4}$/;
const withLetters = (number: string): RegExp => new RegExp(`^${number}[a-z]+$`);

/** The whole words that a word matches. */
export function wholeForms(word: string, vocabulary: Vocabulary): string[] {
  if (!MODEL_NUMBER.test(word)) return alternatives(word, vocabulary);
  const longer = vocabulary.wordsWithPrefix(word, MAX_EXPANDED) ?? [];
  return [word, ...longer.filter((form) => withLetters(word).test(form))];
}

/** All forms that a word matches; a prefix that is not expanded ends with `:*`. */
export function formsOf(word: string, isLast: boolean, vocabulary: Vocabulary): string[] {
  const forms = wholeForms(word, vocabulary).flatMap((form) => {
    if (!isPrefix(form, isLast)) return [form];
    const words = vocabulary.wordsWithPrefix(form, MAX_EXPANDED);
    return words ? [form, ...words] : [`${form}:*`];
  });
  return [...new Set(forms)];
}

/** The part of the query for one word. */
export function toTerm(word: string, isLast: boolean, vocabulary: Vocabulary): string {
  if (DECADE.test(word)) return `${word}:B`;
  const era = eras.get(word);
  if (era) return era.query;
  const terms = formsOf(word, isLast, vocabulary);
  return terms.length > 1 ? `(${terms.join(' | ')})` : (terms[0] ?? '');
}

/** The query that all of these normalized words must match. */
export function toTsQuery(words: readonly string[], vocabulary: Vocabulary): string {
  return words.map((word, index) => toTerm(word, index === words.length - 1, vocabulary)).join(' & ');
}

/** The same with whole words only, which ranks a cap before a capo for `cap`. Null when the vocabulary lacks a word. */
export function toWholeWordQuery(words: readonly string[], vocabulary: Vocabulary): string | null {
  const terms = words.map((word, index) => {
    if (DECADE.test(word) || eras.has(word)) return toTerm(word, index === words.length - 1, vocabulary);
    return wholeForms(word, vocabulary)
      .filter((form) => vocabulary.has(form))
      .join(' | ');
  });
  return terms.every((term) => term !== '') ? terms.map((term) => `(${term})`).join(' & ') : null;
}
