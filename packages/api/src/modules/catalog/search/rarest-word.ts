import type { WordByPrice } from './keywords.ts';
import { formsOf, isPrefix, toTerm, wholeForms } from './text-query.ts';
import { type Vocabulary, VOCABULARY_LETTERS } from './vocabulary.ts';

type Counted = { readonly word: string; readonly isLast: boolean; readonly listings: number };

/** The words that the vocabulary counts, with an upper bound of their listings; the rarest first. */
function countedWords(words: readonly string[], vocabulary: Vocabulary): Counted[] {
  const { least, most } = VOCABULARY_LETTERS;
  return words
    .map((word, index) => {
      const isLast = index === words.length - 1;
      const counts = wholeForms(word, vocabulary).map((form) =>
        isPrefix(form, isLast) ? vocabulary.prefixFrequency(form) : vocabulary.frequency(form),
      );
      return { word, isLast, listings: counts.reduce((sum, count) => sum + count, 0) };
    })
    .filter(({ word }) => word.length >= least && word.length <= most)
    .toSorted((a, b) => a.listings - b.listings);
}

/** The rarest word as a query of its own; null when more than `most` listings may have it. */
export function rareTerm(words: readonly string[], vocabulary: Vocabulary, most: number): string | null {
  const [best] = countedWords(words, vocabulary);
  return best && best.listings <= most ? toTerm(best.word, best.isLast, vocabulary) : null;
}

/** Years and stock numbers are not in the index of keywords by price. */
const NOT_BY_PRICE = /^\d+s?$|\d{4}/;

/** The rarest word that is in the index of keywords by price; null when none is. */
export function wordByPrice(words: readonly string[], vocabulary: Vocabulary): WordByPrice | null {
  for (const { word, isLast, listings } of countedWords(words, vocabulary)) {
    const forms = NOT_BY_PRICE.test(word) ? [] : formsOf(word, isLast, vocabulary);
    if (forms.length > 0 && !forms.some((form) => form.endsWith(':*') || NOT_BY_PRICE.test(form)))
      return { forms, listings };
  }
  return null;
}
