/** The rarest word of a query in all its forms, and an upper bound of how many listings have it. */
export type WordByPrice = { readonly forms: readonly string[]; readonly listings: number };

/** What a shopper typed, as queries of PostgreSQL's text search. */
export type Keywords = {
  /** For `to_tsquery('simple', …)`. Made of letters, digits and operators of our own only, so it is always valid. */
  query: string;
  /** The same words as whole words, without prefixes; null when the vocabulary lacks one of them. */
  wholeWords: string | null;
  /** The vector that is searched: names and traits, or stories too. */
  column: 'names' | 'search';
  /** The rarest word as a query of its own; null when even that is frequent. */
  rareTerm: string | null;
  /** A query that few listings match, and every match of `query` does: `rareTerm`, or `query` itself. Null when there is none. */
  selective: string | null;
  /** The rarest word that is in the index of keywords by price; null when none is. */
  byPrice: WordByPrice | null;
  /** Whether they name nothing that tells one listing from another; then nothing matches. */
  isUnspecific: boolean;
  /** Whether nothing in the whole shop matches. */
  matchesNothing: boolean;
  words: readonly string[];
  /** The words after spelling correction; null when nothing was corrected. */
  corrected: string | null;
};
