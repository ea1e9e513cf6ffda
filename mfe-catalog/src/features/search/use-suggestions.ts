import { useGraphQLClient } from '@headstock/graphql-client';
import { useEffect, useState } from 'react';
import { CatalogSearchSuggestionsDocument } from './suggestions.generated.ts';
import type { Suggestion } from './search-options.model.ts';

/** How long to wait after the last keystroke, in ms. */
const rest = 160;

interface Suggestions {
  /** The query that they belong to. */
  readonly query: string;
  readonly found: readonly Suggestion[];
}

const none: Suggestions = { query: '', found: [] };

/** Suggestions for the typed text, debounced; the previous ones stay until then. A failure shows none. */
export function useSuggestions(query: string): Suggestions {
  const client = useGraphQLClient();
  const [suggestions, setSuggestions] = useState(none);
  useEffect(() => {
    if (!query) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      client
        .query(CatalogSearchSuggestionsDocument, { keywords: query }, { signal: abort.signal, quiet: true })
        .then(({ searchSuggestions }) => {
          if (!abort.signal.aborted) setSuggestions({ query, found: searchSuggestions });
        })
        .catch(() => {
          if (!abort.signal.aborted) setSuggestions({ query, found: [] });
        });
    }, rest);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [client, query]);
  return query ? suggestions : none;
}
