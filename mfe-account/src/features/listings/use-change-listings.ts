import { useEmit } from '@headstock/event-bus/react';
import { GraphQLError, TransportError, useGraphQLClient } from '@headstock/graphql-client';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ListingRow } from './listing-row.model.ts';
import { ListingsChangeDocument, type ListingsChangeMutationVariables } from './listings.generated.ts';

/** A refusal of the whole change, at its field or at none. */
export interface ListingsRefusal {
  readonly field: 'UNTIL' | 'PERCENT' | null;
  readonly message: string;
}

/** What came of a change that not all took: how many of how many did, and why the others did not, by their titles. */
export interface ListingsOutcome {
  readonly changed: number;
  readonly total: number;
  readonly refused: readonly { readonly id: string; readonly title: string; readonly message: string }[];
}

/** What is asked for beside the listings. */
export type GivenChange = Omit<ListingsChangeMutationVariables, 'listings'>;

/**
 * Changes several listings at once and loads the page again. Where all took it, that is told with `textOf` their number; else `outcome`
 * keeps what came of each. `change` gives whether any took it.
 */
export function useChangeListings(textOf: (count: number) => string) {
  const emit = useEmit();
  const client = useGraphQLClient();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<GraphQLError | TransportError | null>(null);
  const [refusal, setRefusal] = useState<ListingsRefusal | null>(null);
  const [outcome, setOutcome] = useState<ListingsOutcome | null>(null);
  const change = async (rows: readonly ListingRow[], given: GivenChange): Promise<boolean> => {
    setBusy(true);
    setRefusal(null);
    setFailure(null);
    setOutcome(null);
    try {
      const listings = rows.map(({ id, version }) => ({ id, version }));
      const { answer } = await client.mutate(ListingsChangeDocument, { listings, ...given }, { quiet: true });
      const { results, message, field } = answer;
      if (results.length === 0) {
        setRefusal(message === null ? null : { field, message });
        return answer.success;
      }
      const refused = results.flatMap(({ id, message: why }) =>
        why === null ? [] : [{ id, title: rows.find((row) => row.id === id)?.title ?? '', message: why }],
      );
      const changed = results.length - refused.length;
      if (refused.length > 0) setOutcome({ changed, total: results.length, refused });
      else emit('notification/show', { message: textOf(changed), tone: 'positive' });
      await revalidate();
      return refused.length < results.length;
    } catch (error) {
      if (!(error instanceof GraphQLError || error instanceof TransportError)) throw error;
      setFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, refusal, outcome, change };
}
