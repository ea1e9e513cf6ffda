import { tokenize } from '#api/platform/search/normalize-text.ts';
import type { Locale } from '#api/platform/locale.ts';
import { isStopWord } from './stop-words.ts';

const endings: Readonly<Record<Locale, RegExp>> = {
  en: /(?:ing|ed|es|s)$/,
  fr: /(?:issements?|ements?|ations?|euses?|eurs?|ees?|ent|ons|ez|er|es|e|s|x)$/,
};
const SHORTEST = 3;

/** The part of a normalised word that its forms have in common: `shipping`, `ships` and `shipped` are one. */
export function stem(word: string, locale: Locale): string {
  if (/\d/.test(word)) return word;
  const cut = word.replace(endings[locale], '');
  const kept = cut.length >= SHORTEST ? cut : word;
  const single = kept.replace(/([b-df-hj-np-rtv-z])\1$/, '$1');
  return single.length > SHORTEST ? single.replace(/e$/, '') : single;
}

/** The stems of a text's words that say something, in their order. */
export function stemsOf(text: string, locale: Locale): string[] {
  return tokenize(text)
    .filter((word) => !isStopWord(word, locale))
    .map((word) => stem(word, locale));
}
