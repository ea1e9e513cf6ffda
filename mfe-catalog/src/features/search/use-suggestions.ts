import { useGraphQLClient } from '@headstock/graphql-client';
import { useEffect, useState } from 'react';
import { CatalogSearchSuggestionsDocument } from './suggestions.generated.ts';
import type { Suggestion } from './search-options.model.ts';

/** How long the typing must rest, in ms. */
const rest = 160;

interface Suggestions {
  /** What they were asked for. */
  readonly query: string;
  readonly found: readonly Suggestion[];
}

const none: Suggestions = { query: '', found: [] };

/** Suggestions for what is typed, once the typing rests; those before stay until then. A failure shows none. */
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
