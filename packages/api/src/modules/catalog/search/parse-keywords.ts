import { tokenize } from '#api/platform/search/normalize-text.ts';
import { editDistance } from '#api/platform/search/edit-distance.ts';
import type { Keywords } from './keywords.ts';
import { eras, joinDecades } from './eras.ts';
import { alternatives } from './text-query.ts';
import type { Vocabulary } from './vocabulary.ts';

const MAX_CHARACTERS = 200;
const MAX_WORDS = 10;
/** Letters and a number that may be written as one word. */
const MODEL = /^[a-z]{1,4} \d{1,4}[a-z]{0,4}$/;
/** Words around a name that are never part of one. */
const FILLERS = new Set('the and for with from condition annee annees des une avec pour et etat'.split(' '));

/** Joins `f 5` and `es 335` when the vocabulary has them as one word, so that the halves do not match apart. */
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

/** Splits `goldtop` into two known words, unless it is known itself or one typing error away from a known word. */
function splitCompound(word: string, vocabulary: Vocabulary): string[] {
  if (/\d/.test(word) || isKnown(word, vocabulary)) return [word];
  if (editDistance(word, vocabulary.correct(word), 1) === 1) return [word];
  const splits = Array.from({ length: Math.max(0, word.length - 2 * PART_LETTERS + 1) }, (_, index) => {
    const parts = [word.slice(0, index + PART_LETTERS), word.slice(index + PART_LETTERS)];
    return { parts, listings: Math.min(...parts.map((part) => vocabulary.frequency(part))) };
  });
  const best = splits.toSorted((a, b) => b.listings - a.listings)[0];
  return best && best.listings > 0 ? best.parts : [word];
}

/** Parses what somebody typed; null when it has no word. Only the first 200 characters and 10 words count. */
export function parseKeywords(
  text: string | null | undefined,
  vocabulary: Vocabulary,
): Pick<Keywords, 'words' | 'corrected'> | null {
  const all = joinDecades(tokenize((text ?? '').slice(0, MAX_CHARACTERS)).slice(0, MAX_WORDS));
  const meaningful = all.filter((word) => !FILLERS.has(word));
  const replaced = vocabulary.synonyms.replace(meaningful.length > 0 ? meaningful : all);
  const typed = joinModels(replaced, vocabulary).flatMap((word) => splitCompound(word, vocabulary));
  if (typed.length === 0) return null;
  const words = typed.map((word) => correctSpelling(word, vocabulary));
  const corrected = words.join(' ') === typed.join(' ') ? null : words.join(' ');
  return { words, corrected };
}

const isKnown = (word: string, vocabulary: Vocabulary): boolean =>
  eras.has(word) || alternatives(word, vocabulary).some((form) => vocabulary.hasPrefix(form));

function correctSpelling(word: string, vocabulary: Vocabulary): string {
  return isKnown(word, vocabulary) ? word : vocabulary.correct(word);
}
