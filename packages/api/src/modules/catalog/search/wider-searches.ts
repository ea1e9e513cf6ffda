import type { ListingFilterInput } from '#api/modules/catalog/listings/filter.ts';

/** Other searches to offer when nothing was found, in rounds: the next round is tried when the one before finds nothing. */
export type WiderSearch = { readonly words: readonly string[]; readonly filter: ListingFilterInput };

/** First the same keywords without the filter, or all keywords but one; then each keyword alone. */
export function widerSearches(words: readonly string[], filter: ListingFilterInput): WiderSearch[][] {
  const isFiltered = Object.entries(filter).some(([key, value]) => key !== 'keywords' && (value ?? null) !== null);
  const allButOne = words.map((_, dropped) => words.filter((_word, index) => index !== dropped));
  return [
    [...(isFiltered ? [{ words, filter: {} }] : []), ...allButOne.map((kept) => ({ words: kept, filter }))],
    words.map((word) => ({ words: [word], filter })),
  ].map((round) => round.filter((search) => search.words.length > 0));
}
