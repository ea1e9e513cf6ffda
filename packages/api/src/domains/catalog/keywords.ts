import { wordsOf } from './normalise.ts';
import type { Spelling } from './spelling.ts';

const MAX_CHARACTERS = 200;
const MAX_WORDS = 10;
/** Words of this length also find what they begin. */
const PREFIX_LETTERS = 4;
const LAST_PREFIX_LETTERS = 3;
/** Said around a name, never in one. */
const FILLERS = new Set(['the', 'and', 'for', 'with', 'from', 'annees', 'des', 'une', 'avec', 'pour', 'et']);

/** What a shopper typed, as a query of PostgreSQL's text search. */
export type Keywords = {
  /** Query for `to_tsquery('simple', …)`; made of letters, digits and its own operators only. */
  query: string;
  words: readonly string[];
  /** The words after correction, when something was corrected. */
  corrected: string | null;
};

/** `guitars` finds `guitar` too, and the other way round. */
function alternatives(word: string): string[] {
  if (word.length < 4 || /\d/.test(word)) return [word];
  return word.endsWith('s') ? [word, word.slice(0, -1)] : [word, `${word}s`];
}

/** `1960s` and `60s` ask for the years of making (weight B), not for a reissue's name or its story. */
const DECADE = /^(1[89]|20)?\d0s$/;

function toTerm(word: string, isLast: boolean): string {
  if (DECADE.test(word)) return `${word}:B`;
  const isPrefix = word.length >= (isLast ? LAST_PREFIX_LETTERS : PREFIX_LETTERS) && !/^\d+$/.test(word);
  const terms = alternatives(word).map((term) => (isPrefix ? `${term}:*` : term));
  return terms.length > 1 ? `(${terms.join(' | ')})` : (terms[0] ?? '');
}

/** The query in which every one of these normalised words must stand. */
export function toQuery(words: readonly string[]): string {
  return words.map((word, index) => toTerm(word, index === words.length - 1)).join(' & ');
}

/** Reads keywords of any kind; null when there is no word in them. At most 200 characters and 10 words count. */
export function readKeywords(text: string | null | undefined, spelling: Spelling): Keywords | null {
  const all = wordsOf((text ?? '').slice(0, MAX_CHARACTERS)).slice(0, MAX_WORDS);
  const meant = all.filter((word) => !FILLERS.has(word));
  const typed = meant.length > 0 ? meant : all;
  if (typed.length === 0) return null;
  const words = typed.map((word) => correctKnownForms(word, spelling));
  const corrected = words.join(' ') === typed.join(' ') ? null : words.join(' ');
  return { query: toQuery(words), words, corrected };
}

function correctKnownForms(word: string, spelling: Spelling): string {
  return alternatives(word).some((form) => spelling.knows(form)) ? word : spelling.correct(word);
}
