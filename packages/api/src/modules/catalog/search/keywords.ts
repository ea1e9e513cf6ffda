import { editDistance } from './edit-distance.ts';
import { tokenize } from '#api/platform/search/normalize-text.ts';
import { eras, joinDecades, expansions, replaceSynonyms } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

const MAX_CHARACTERS = 200;
const MAX_WORDS = 10;
/** Words of this length also find what they begin. */
const PREFIX_LETTERS = 4;
const LAST_PREFIX_LETTERS = 3;
/** Letters and a number that may be written as one word. */
const MODEL = /^[a-z]{1,4} \d{1,4}[a-z]{0,4}$/;
/** Said around a name, never in one. */
const FILLERS = new Set('the and for with from condition annee annees des une avec pour et etat'.split(' '));

/** A word in all its forms, and how many listings have one at most. */
export type WordByPrice = { readonly forms: readonly string[]; readonly listings: number };

/** What a shopper typed, as a query of PostgreSQL's text search. */
export type Keywords = {
  /** Query for `to_tsquery('simple', …)`; made of letters, digits and its own operators only. */
  query: string;
  /** The query of the same words as whole ones; null where the shop does not have all of them so. */
  wholeWords: string | null;
  /** The words of a listing that are searched: of its names and traits, or of its story too. */
  column: 'names' | 'search';
  /** The part of the query that few listings fulfil, as far as the shop's words tell; null when all its words are frequent. */
  rareTerm: string | null;
  /** The same, or the whole query where few listings were counted that fulfil it. */
  selective: string | null;
  /** The word that the fewest listings have, of those in the index of words by price; null when none is. */
  byPrice: WordByPrice | null;
  /** Whether nothing in the shop has all these words, whatever else is filtered. */
  matchesNothing: boolean;
  words: readonly string[];
  /** The words after correction, when something was corrected. */
  corrected: string | null;
};

/** `guitars` finds `guitar` too, and the other way round. */
function alternatives(word: string): string[] {
  const others = eras.get(word)?.words ?? expansions.get(word) ?? [];
  if (word.length < 4 || /\d|ss$/.test(word)) return [word, ...others];
  return [word, word.endsWith('s') ? word.slice(0, -1) : `${word}s`, ...others];
}

/** `1960s` and `60s` ask for the years of making (weight B), not for a reissue's name or its story. */
const DECADE = /^(1[89]|20)?\d0s$/;

const isPrefix = (word: string, isLast: boolean): boolean =>
  word.length >= (isLast ? LAST_PREFIX_LETTERS : PREFIX_LETTERS) && !/^\d+$/.test(word) && !eras.has(word);

/** Words that a beginning is written out as; the index meets written words sooner than beginnings. */
const MOST_WRITTEN_OUT = 16;

/** `335` finds `335td` too; years and small numbers are themselves alone. */
const MODEL_NUMBER = /^(?!1[89]|20)\d{3,4}$/;
const lettered = (number: string): RegExp => new RegExp(`^${number}[a-z]+$`);

/** What a word finds whole. */
function wholesOf(word: string, vocabulary: Vocabulary): string[] {
  if (!MODEL_NUMBER.test(word)) return alternatives(word);
  const longer = vocabulary.wordsWithPrefix(word, MOST_WRITTEN_OUT) ?? [];
  return [word, ...longer.filter((form) => lettered(word).test(form))];
}

/** What a word finds; a beginning that is not written out ends with `:*`. */
function formsOf(word: string, isLast: boolean, vocabulary: Vocabulary): string[] {
  const forms = wholesOf(word, vocabulary).flatMap((form) => {
    if (!isPrefix(form, isLast)) return [form];
    const words = vocabulary.wordsWithPrefix(form, MOST_WRITTEN_OUT);
    return words ? [form, ...words] : [`${form}:*`];
  });
  return [...new Set(forms)];
}

function toTerm(word: string, isLast: boolean, vocabulary: Vocabulary): string {
  if (DECADE.test(word)) return `${word}:B`;
  const era = eras.get(word);
  if (era) return era.query;
  const terms = formsOf(word, isLast, vocabulary);
  return terms.length > 1 ? `(${terms.join(' | ')})` : (terms[0] ?? '');
}

/** The query in which every one of these normalised words must stand. */
export function toTsQuery(words: readonly string[], vocabulary: Vocabulary): string {
  return words.map((word, index) => toTerm(word, index === words.length - 1, vocabulary)).join(' & ');
}

/** The query in which every word must stand as a whole, by which who says cap means a cap before a capo. */
export function toWholeWordQuery(words: readonly string[], vocabulary: Vocabulary): string | null {
  const terms = words.map((word, index) => {
    if (DECADE.test(word) || eras.has(word)) return toTerm(word, index === words.length - 1, vocabulary);
    return wholesOf(word, vocabulary)
      .filter((form) => vocabulary.has(form))
      .join(' | ');
  });
  return terms.every((term) => term !== '') ? terms.map((term) => `(${term})`).join(' & ') : null;
}

/** Words of any other length are in no vocabulary, so that nothing is known of how many listings have them. */
export const VOCABULARY_LETTERS = { least: 2, most: 40 };

type Counted = { readonly word: string; readonly isLast: boolean; readonly listings: number };

/** The words of which something is known, with how many listings have one at most; the fewest first. */
function countedWords(words: readonly string[], vocabulary: Vocabulary): Counted[] {
  const { least, most } = VOCABULARY_LETTERS;
  return words
    .map((word, index) => {
      const isLast = index === words.length - 1;
      const counts = wholesOf(word, vocabulary).map((form) =>
        isPrefix(form, isLast) ? vocabulary.prefixFrequency(form) : vocabulary.frequency(form),
      );
      return { word, isLast, listings: counts.reduce((sum, count) => sum + count, 0) };
    })
    .filter(({ word }) => word.length >= least && word.length <= most)
    .toSorted((a, b) => a.listings - b.listings);
}

/** The word of a query that the fewest listings have, as a query of its own; null when more than `most` may have it. */
export function rareTerm(words: readonly string[], vocabulary: Vocabulary, most: number): string | null {
  const [best] = countedWords(words, vocabulary);
  return best && best.listings <= most ? toTerm(best.word, best.isLast, vocabulary) : null;
}

/** Years and numbers of things stand nowhere with their price. */
const WITHOUT_PRICE = /^\d+s?$|\d{4}/;

/** The word of a query that the fewest listings have, of those in the index of words by price. */
export function wordByPrice(words: readonly string[], vocabulary: Vocabulary): WordByPrice | null {
  for (const { word, isLast, listings } of countedWords(words, vocabulary)) {
    const forms = WITHOUT_PRICE.test(word) ? [] : formsOf(word, isLast, vocabulary);
    if (forms.length > 0 && !forms.some((form) => form.endsWith(':*') || WITHOUT_PRICE.test(form)))
      return { forms, listings };
  }
  return null;
}

/** Said around anything; what stands beside them is what is meant. */
const SMALL = new Set('a au d de du en in l la le les of on sale buy used occasion rare'.split(' '));
/** Said of anything here. */
const GENERAL = new Set('guitar guitars guitare guitares instrument instruments vintage'.split(' '));

/** Words to search for and where. */
export type Wording = Pick<Keywords, 'column'> & { readonly words: readonly string[] };

/**
 * Ways to search for the same words, the most exact first: all of them in name and traits; the same without small words, then
 * without general ones; anywhere, the story of an instrument included.
 */
export function fallbackWordings(words: readonly string[]): Wording[] {
  const plain = words.filter((word) => !SMALL.has(word));
  const special = plain.filter((word) => !GENERAL.has(word));
  const shorter = [plain, special].filter(
    (kept, at, all) => kept.length > 0 && kept.length < (all[at - 1] ?? words).length,
  );
  return [words, ...shorter]
    .map((kept): Wording => ({ words: kept, column: 'names' }))
    .concat({ words, column: 'search' });
}

/** The words that tell one kind of thing from another, of one thing: `Bass Guitars` and `bass` are the same kind. */
export const kindWords = (words: readonly string[]): string =>
  words
    .filter((word) => !SMALL.has(word) && !GENERAL.has(word))
    .map((word) => word.replace(/(?<=[^s])s$/, ''))
    .join(' ');

/** `f-5` and `es 335` as one word where the shop has it as one, so that their halves are not found apart. */
function joinModels(words: readonly string[], vocabulary: Vocabulary): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const whole = before === undefined ? '' : before + word;
    if (MODEL.test(`${before ?? ''} ${word}`) && vocabulary.has(whole)) joined.splice(-1, 1, whole);
    else joined.push(word);
  }
  return joined;
}

const PART_LETTERS = 3;

/** `goldtop` as the two words of the shop that it is made of, when it is none itself, nor one with a single error. */
function splitName(word: string, vocabulary: Vocabulary): string[] {
  if (/\d/.test(word) || isKnown(word, vocabulary)) return [word];
  if (editDistance(word, vocabulary.correct(word), 1) === 1) return [word];
  const splits = Array.from({ length: Math.max(0, word.length - 2 * PART_LETTERS + 1) }, (_, index) => {
    const parts = [word.slice(0, index + PART_LETTERS), word.slice(index + PART_LETTERS)];
    return { parts, listings: Math.min(...parts.map((part) => vocabulary.frequency(part))) };
  });
  const best = splits.toSorted((a, b) => b.listings - a.listings)[0];
  return best && best.listings > 0 ? best.parts : [word];
}

/** Reads keywords of any kind; null when there is no word in them. At most 200 characters and 10 words count. */
export function parseKeywords(
  text: string | null | undefined,
  vocabulary: Vocabulary,
): Pick<Keywords, 'words' | 'corrected'> | null {
  const all = joinDecades(tokenize((text ?? '').slice(0, MAX_CHARACTERS)).slice(0, MAX_WORDS));
  const meant = all.filter((word) => !FILLERS.has(word));
  const said = replaceSynonyms(meant.length > 0 ? meant : all);
  const typed = joinModels(said, vocabulary).flatMap((word) => splitName(word, vocabulary));
  if (typed.length === 0) return null;
  const words = typed.map((word) => correctKnownForms(word, vocabulary));
  const corrected = words.join(' ') === typed.join(' ') ? null : words.join(' ');
  return { words, corrected };
}

const isKnown = (word: string, vocabulary: Vocabulary): boolean =>
  eras.has(word) || alternatives(word).some((form) => vocabulary.hasPrefix(form));

function correctKnownForms(word: string, vocabulary: Vocabulary): string {
  return isKnown(word, vocabulary) ? word : vocabulary.correct(word);
}
