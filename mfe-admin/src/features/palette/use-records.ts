import { useGraphQLClient } from '@headstock/graphql-client';
import { useEffect, useState } from 'react';
import { PaletteRecordsDocument } from './palette.generated.ts';
import type { RecordHit } from './palette.model.ts';

/** Typing pauses so long before a search is sent. */
const PAUSE_MS = 180;
/** Shorter searches find too much. */
const SHORTEST = 2;

/** What a search of the shop's records found. */
export interface FoundRecords {
  readonly hits: readonly RecordHit[];
  readonly state: 'idle' | 'loading' | 'failed';
}

const nothing: FoundRecords = { hits: [], state: 'idle' };

/** Searches orders, accounts and items while somebody types; a late answer never covers a newer one. */
export function useRecords(search: string): FoundRecords {
  const client = useGraphQLClient();
  const [found, setFound] = useState<FoundRecords & { readonly search: string }>({ ...nothing, search: '' });
  const words = search.trim();
  useEffect(() => {
    if (words.length < SHORTEST) return undefined;
    const controller = new AbortController();
    async function find(): Promise<void> {
      const options = { quiet: true, cache: false, signal: controller.signal } as const;
      const answer = await client.query(PaletteRecordsDocument, { search: words }, options).catch(() => null);
      if (controller.signal.aborted) return;
      setFound({ hits: answer?.findRecords ?? [], state: answer ? 'idle' : 'failed', search: words });
    }
    const timer = setTimeout(() => void find(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, words]);
  if (words.length < SHORTEST) return nothing;
  return found.search === words ? found : { hits: found.hits, state: 'loading' };
}
