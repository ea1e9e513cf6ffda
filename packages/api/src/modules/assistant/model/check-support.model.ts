import type { Locale } from '#api/platform/locale.ts';
import { tokenize } from '#api/platform/search/normalize-text.ts';
import { splitSentences } from '#api/modules/content/index.ts';
import { isFact, type Passage } from '#api/modules/assistant/retrieval/passage.ts';
import { stemsOf } from '#api/modules/assistant/retrieval/stem.ts';
import { synonymsOf } from '#api/modules/assistant/retrieval/synonyms.ts';

/** A sentence of which less stands in its passage says something else. */
const LEAST_SHARED = 0.6;
const numberWords: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'one two three four five six seven eight nine ten eleven twelve',
    'un deux trois quatre cinq six sept huit neuf dix onze douze',
  ].flatMap((line) => line.split(' ').map((word, index) => [word, String(index + 1)])),
);
/** These stand for a number and for an article. */
const articles = new Set(['one', 'un']);
const negation =
  /\b(?:no|not|never|none|nobody|nothing|without|cannot|\w+n['’]t)\b|\b(?:ne|n['’]|jamais|aucune?|sans|rien)(?=\s|\w|$)/i;
const money = /[$€£]\s?\d|\d\s?[$€£]|\b(?:dollars?|euros?)\b/i;
const availability = /\b(?:in stock|sold|available|en stock|vendue?s?|disponibles?)\b/i;

/** The numbers of a text: digits and the words for small ones, `1,200.00` as `1200`. */
function numbersIn(text: string): ReadonlySet<string> {
  const digits = text
    .replaceAll(/(\d)[,\u00a0\u202f ](?=\d{3}\b)/g, '$1')
    .match(/\d+(?:[.,]\d+)?/g)
    ?.map((number) => number.replace(',', '.').replace(/\.0+$/, ''));
  const words = tokenize(text).flatMap((word) => (articles.has(word) ? [] : (numberWords[word] ?? [])));
  return new Set([...(digits ?? []), ...words]);
}

function sharedWith(stems: readonly string[], text: string, locale: Locale): number {
  const known = new Set(stemsOf(text, locale));
  const shared = stems.filter((one) => known.has(one) || synonymsOf(one, locale).some((other) => known.has(other)));
  return stems.length === 0 ? 0 : shared.length / stems.length;
}

/**
 * Whether a passage supports a sentence: it has all its numbers and most of its words, and the part that speaks of the same thing
 * denies no more and no less. Money and stock of instruments are supported by queries alone, prices of services also by pages.
 */
export function isSupported(sentence: string, passage: Passage): boolean {
  const { locale, title, text } = passage;
  const whole = `${title}. ${text}`;
  const numbers = numbersIn(sentence);
  const known = numbersIn(whole);
  if (![...numbers].every((number) => known.has(number))) return false;
  if (money.test(sentence) && !isFact(passage) && (passage.kind === 'blog' || !money.test(text))) return false;
  if (availability.test(sentence) && !isFact(passage)) return false;
  const stems = stemsOf(sentence, locale).filter((one) => !/^\d/.test(one) && !(one in numberWords));
  if (stems.length > 0 && sharedWith(stems, whole, locale) < LEAST_SHARED) return false;
  if (stems.length === 0 && numbers.size === 0) return false;
  const parts = splitSentences(text, locale);
  const nearest = parts.toSorted((a, b) => sharedWith(stems, b, locale) - sharedWith(stems, a, locale))[0];
  return nearest === undefined || negation.test(sentence) === negation.test(nearest) || parts.includes(sentence);
}

/** The passage that supports a sentence: one of those that it names, else any other; undefined when none does. */
export function supportOf(sentence: string, named: readonly Passage[], all: readonly Passage[]): Passage | undefined {
  return (
    named.find((passage) => isSupported(sentence, passage)) ?? all.find((passage) => isSupported(sentence, passage))
  );
}
