import type { Locale } from '#api/platform/locale.ts';
import { asksToSellOwn } from '#api/modules/assistant/questions/own-things.model.ts';
import { inShopWords } from './phrases.ts';
import { stem, stemsOf } from './stem.ts';

/** Stands for a length of time, in a question as in an answer. */
const DURATION = '#duration';
/** Stands for something that somebody wants to sell to the shop. */
const OWN_GOODS = '#own-goods';
const price: Readonly<Record<Locale, string>> = { en: stem('price', 'en'), fr: stem('prix', 'fr') };

const amount = /\$\s?\d|\d\s?\$/;
const lengthOfTime =
  /(?:\d|\b(?:one|two|three|four|five|six|seven|eight|ten|an?|une?|deux|trois|quatre|cinq|sept|huit|dix))\s+(?:\w+\s){0,2}?(?:minute|hour|day|week|month|year|heure|jour|semaine|mois|an(?:née)?)s?\b/i;
const asksPrice = /\b(?:how much|combien (?:co[uû]te|vaut|est))/i;
const speaksOfSelling =
  /\b(?:pay|give) (?:you )?for (?:mine|yours)\b|\b(?:leave|bring) (?:it|yours|them) (?:with|to) us to sell\b|\bin trade\b|\bpour (?:la mienne|le mien|la vôtre|le vôtre)\b|\blaissez à vendre\b/i;
const asksDuration = /\b(?:how long|how many days|combien de (?:temps|jours)|d[ée]lais?)\b/i;

/** The stems of a sentence; an amount of money speaks of a price, `two weeks` of a length of time. */
export function sentenceStems(sentence: string, locale: Locale): string[] {
  return [
    ...stemsOf(sentence, locale),
    ...(amount.test(sentence) ? [price[locale]] : []),
    ...(lengthOfTime.test(sentence) ? [DURATION] : []),
    ...(speaksOfSelling.test(sentence) ? [OWN_GOODS] : []),
  ];
}

/** The stems of a question, each once; “how much” asks for a price, “how long” for a length of time. */
export function questionStems(question: string, locale: Locale): readonly string[] {
  return [
    ...new Set([
      ...stemsOf(inShopWords(question, locale), locale),
      ...(asksPrice.test(question) ? [price[locale]] : []),
      ...(asksDuration.test(question) || lengthOfTime.test(question) ? [DURATION] : []),
      ...(asksToSellOwn(question) ? [OWN_GOODS] : []),
    ]),
  ];
}

/** Whether a term stands for a price or a length of time alone: it asks how much, not of what. */
export const isSpokenMark = (one: string): boolean => one === DURATION || one === price.en || one === price.fr;
