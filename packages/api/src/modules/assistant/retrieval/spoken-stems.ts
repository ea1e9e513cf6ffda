import type { Locale } from '#api/platform/locale.ts';
import { stem, stemsOf } from './stem.ts';

/** Stands for a length of time, in a question as in an answer. */
const DURATION = '#duration';
const price: Readonly<Record<Locale, string>> = { en: stem('price', 'en'), fr: stem('prix', 'fr') };

const amount = /\$\s?\d|\d\s?\$/;
const lengthOfTime =
  /(?:\d|\b(?:one|two|three|four|five|six|seven|eight|ten|an?|une?|deux|trois|quatre|cinq|sept|huit|dix))\s+(?:\w+\s){0,2}?(?:minute|hour|day|week|month|year|heure|jour|semaine|mois|an(?:née)?)s?\b/i;
const asksPrice = /\b(?:how much|combien (?:co[uû]te|vaut|est))/i;
const asksDuration = /\b(?:how long|how many days|combien de (?:temps|jours)|quel délai)/i;

/** The stems of a sentence; an amount of money speaks of a price, `two weeks` of a length of time. */
export function sentenceStems(sentence: string, locale: Locale): string[] {
  return [
    ...stemsOf(sentence, locale),
    ...(amount.test(sentence) ? [price[locale]] : []),
    ...(lengthOfTime.test(sentence) ? [DURATION] : []),
  ];
}

/** The stems of a question, each once; “how much” asks for a price, “how long” for a length of time. */
export function questionStems(question: string, locale: Locale): readonly string[] {
  return [
    ...new Set([
      ...stemsOf(question, locale),
      ...(asksPrice.test(question) ? [price[locale]] : []),
      ...(asksDuration.test(question) ? [DURATION] : []),
    ]),
  ];
}
