import { useGraphQLClient } from '@headstock/graphql-client';
import { useEffect, useState } from 'react';
import {
  AdminSearchComparisonDocument,
  type AdminSearchComparisonQuery,
  type SearchSynonymInput,
} from './vocabulary.generated.ts';

/** How long nothing is typed before searches are compared. */
const PAUSE_MS = 600;

/** What queries find, before and after. */
export type Comparison = AdminSearchComparisonQuery['searchComparison'];

/** A comparison, and whether a newer one is on its way. */
export interface ComparisonState {
  readonly comparison: Comparison | null;
  readonly isComparing: boolean;
  readonly hasFailed: boolean;
}

/** Compares what queries find by `entries` and by what is saved, whenever nothing has been typed for a moment. */
export function useComparison(entries: readonly SearchSynonymInput[], typed: string): ComparisonState {
  const client = useGraphQLClient();
  const asked = JSON.stringify([entries, typed.trim()]);
  const [answer, setAnswer] = useState<{ asked: string; comparison: Comparison | null } | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const timer = setTimeout(() => {
      const variables = { entries: [...entries], typed: typed.trim() || null };
      client
        .query(AdminSearchComparisonDocument, variables, { quiet: true, cache: false, signal: left.signal })
        .then(({ searchComparison: comparison }) => setAnswer({ asked, comparison }))
        .catch((error: unknown) => {
          if (left.signal.aborted) return;
          console.error('The searches were not compared.', error);
          setAnswer({ asked, comparison: null });
        });
    }, PAUSE_MS);
    return () => {
      left.abort();
      clearTimeout(timer);
    };
    // What is asked is compared as text: rows are made anew with every letter.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, asked]);
  return {
    comparison: answer?.comparison ?? null,
    isComparing: answer?.asked !== asked,
    hasFailed: answer?.asked === asked && answer.comparison === null,
  };
}
