import { tokenize } from '#api/platform/search/normalize-text.ts';
import type { Locale } from '#api/platform/locale.ts';
import { isStopWord } from '#api/modules/assistant/retrieval/stop-words.ts';

/** What a question asks the catalogue for. */
export type CatalogueQuestion = {
  /** The words that may stand in the catalogue, normalised and in their order. */
  readonly words: readonly string[];
  readonly maxPriceCents: number | null;
  /** The cheapest or the dearest first, as “cheapest” asks; null for the nearest. */
  readonly sort: 'PRICE_ASC' | 'PRICE_DESC' | null;
};

const ceiling =
  /(?:under|below|less than|up to|at most|maximum|max|moins de|jusqu['’]à|jusqu['’]a|au plus|sous)\s*\$?\s*(\d{1,3}(?:[ ,.\u00a0\u202f]\d{3})+|\d{1,9})\s*(k\b)?\s*(?:\$|usd|dollars?)?/i;
const mostCents = 2_000_000_000;
const cheapest = /\b(?:cheapest|least expensive|lowest[- ]priced?|(?:la|le|les) moins ch[eè]re?s?)(?![\p{L}])/iu;
const dearest = /\b(?:most expensive|priciest|dearest|highest[- ]priced?|(?:la|le|les) plus ch[eè]re?s?)(?![\p{L}])/iu;

/** Words that ask for a price and name nothing. */
const priceWords = new Set('cost costs price prices sale cout coute coutent prix'.split(' '));

/** The price that is not to be passed, and the text without it. */
function readCeiling(text: string): { readonly amount: number | null; readonly rest: string } {
  const found = ceiling.exec(text);
  const amount = found?.[1] === undefined ? null : Number(found[1].replace(/\D/g, '')) * (found[2] ? 1_000 : 1);
  // “under 1962” asks for no price: instruments that cheap are rare, years are not.
  const isPrice = amount !== null && (found?.[0].includes('$') || !(amount >= 1850 && amount <= 2030));
  return isPrice && found ? { amount, rest: text.replace(found[0], ' ') } : { amount: null, rest: text };
}

/** A question without the price that it is not to pass. */
export const withoutCeiling = (text: string): string => readCeiling(text).rest;

/** Reads a question as words, a price that is not to be passed, and a sequence. */
export function readCatalogueQuestion(text: string, locale: Locale): CatalogueQuestion {
  const { amount, rest } = readCeiling(text);
  const sort = cheapest.test(rest) ? 'PRICE_ASC' : dearest.test(rest) ? 'PRICE_DESC' : null;
  const named = rest.replace(cheapest, ' ').replace(dearest, ' ');
  return {
    words: tokenize(named).filter((word) => !isStopWord(word, locale) && !priceWords.has(word)),
    maxPriceCents: amount === null ? null : Math.min(amount * 100, mostCents),
    sort,
  };
}
