import { useGraphQLClient } from '@headstock/graphql-client';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type ImportRecord, isMoving } from './listing-import.model.ts';
import { AccountListingImportProgressDocument } from './listing-imports.generated.ts';

type Progress = Pick<ImportRecord, 'id' | 'state' | 'products' | 'done'>;

/** How far an import is. `isStale`: the shop did not answer when it was last asked. */
export type SeenProgress = Progress & { readonly isStale: boolean };

const WAIT_MS = 1_500;

/** How far an import is, asked for again and again while the shop is at work on it; the page is loaded anew when that ends. */
export function useImportProgress({ id, state, products, done }: Progress): SeenProgress {
  const client = useGraphQLClient();
  const { revalidate } = useRevalidator();
  const [seen, setSeen] = useState<Progress>({ id, state, products, done });
  const [isStale, setStale] = useState(false);
  useEffect(() => {
    if (!isMoving(state)) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const look = async (): Promise<void> => {
      try {
        const options = { quiet: true, cache: false } as const;
        const { listingImport: now } = await client.query(AccountListingImportProgressDocument, { id }, options);
        if (isOver) return;
        setStale(false);
        if (now?.state === state) setSeen(now);
        else await revalidate();
      } catch (error) {
        // The next look may have an answer.
        console.error(error);
        if (!isOver) setStale(true);
      }
      if (!isOver) timer = setTimeout(() => void look(), WAIT_MS);
    };
    timer = setTimeout(() => void look(), WAIT_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, id, revalidate, state]);
  const now = seen.id === id && seen.state === state ? seen : { id, state, products, done };
  return { ...now, isStale };
}
