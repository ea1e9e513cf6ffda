import { tokenize } from '#api/platform/search/normalize-text.ts';
import type { Locale } from '#api/platform/locale.ts';
import { isStopWord } from '#api/modules/assistant/retrieval/stop-words.ts';

/** What a question asks the catalogue for. */
export type CatalogueQuestion = {
  /** The words that may stand in the catalogue, normalised and in their order. */
  readonly words: readonly string[];
  readonly maxPriceCents: number | null;
};

const ceiling =
  /(?:under|below|less than|up to|at most|maximum|max|moins de|jusqu['’]à|jusqu['’]a|au plus|sous)\s*\$?\s*(\d{1,3}(?:[ ,.\u00a0\u202f]\d{3})+|\d{1,9})\s*(k\b)?\s*(?:\$|usd|dollars?)?/i;
const mostCents = 2_000_000_000;

/** Reads a question as words and a price that is not to be passed. */
export function readCatalogueQuestion(text: string, locale: Locale): CatalogueQuestion {
  const found = ceiling.exec(text);
  const amount = found?.[1] === undefined ? null : Number(found[1].replace(/\D/g, '')) * (found[2] ? 1_000 : 1);
  // “under 1962” asks for no price: instruments that cheap are rare, years are not.
  const isPrice = amount !== null && (found?.[0].includes('$') || !(amount >= 1850 && amount <= 2030));
  const rest = isPrice && found ? text.replace(found[0], ' ') : text;
  return {
    words: tokenize(rest).filter((word) => !isStopWord(word, locale)),
    maxPriceCents: isPrice && amount !== null ? Math.min(amount * 100, mostCents) : null,
  };
}
