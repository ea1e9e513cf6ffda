import { useGraphQLClient } from '@headstock/graphql-client';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { AccountOffersAnswerDocument, type AccountOffersAnswerMutationVariables } from './offers.generated.ts';

/** What came of the answer to one offer. */
export interface OfferOutcome {
  readonly success: boolean;
  readonly message: string | null;
}

/** A refusal of the whole answer, at its field or at none. */
export interface OffersRefusal {
  readonly field: 'PERCENT' | 'MESSAGE' | null;
  readonly message: string;
}

/** Gives several offers one answer, keeps what came of each, and loads the page again. `answer` gives whether any took it. */
export function useOffersAnswer() {
  const client = useGraphQLClient();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [refusal, setRefusal] = useState<OffersRefusal | null>(null);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, OfferOutcome>>(new Map());
  const answer = async (variables: AccountOffersAnswerMutationVariables): Promise<boolean> => {
    setBusy(true);
    setRefusal(null);
    setFailure(null);
    try {
      const { answer: given } = await client.mutate(AccountOffersAnswerDocument, variables, { quiet: true });
      setOutcomes(new Map(given.results.map(({ id, ...outcome }) => [id, outcome])));
      if (given.results.length === 0 && given.message) setRefusal({ field: given.field, message: given.message });
      else await revalidate();
      return given.results.some(({ success }) => success);
    } catch (error) {
      console.error(error);
      setFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, refusal, failure, outcomes, answer };
}
