import { GraphQLError, TransportError, useGraphQLClient } from '@headstock/graphql-client';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  AccountOfferRuleSetDocument,
  AccountOfferToWatchersDocument,
  type OfferListingAnswerFragment,
} from './offer-rules.generated.ts';

/** A refusal: about a field, or about the whole. */
export type OfferListingRefusal = Pick<OfferListingAnswerFragment, 'field' | 'message'>;

/**
 * Sets the rule of a listing, and offers it to watchers. Each gives the answer when it took effect; the page is loaded again then.
 * `failure` is what the last request threw.
 */
export function useOfferListing(listingId: string) {
  const client = useGraphQLClient();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<OfferListingRefusal | null>(null);
  const [failure, setFailure] = useState<GraphQLError | TransportError | null>(null);
  const run = async (
    work: () => Promise<{ answer: OfferListingAnswerFragment }>,
  ): Promise<OfferListingAnswerFragment | null> => {
    setBusy(true);
    setRefusal(null);
    setFailure(null);
    try {
      const { answer } = await work();
      if (!answer.success) setRefusal(answer);
      if (answer.success || answer.field === null) await revalidate();
      return answer.success ? answer : null;
    } catch (error) {
      if (!(error instanceof GraphQLError || error instanceof TransportError)) throw error;
      setFailure(error);
      return null;
    } finally {
      setBusy(false);
    }
  };
  const setRule = (rule: { belowPercent: number; counterPercent: number } | null) =>
    run(() =>
      client.mutate(
        AccountOfferRuleSetDocument,
        { listingId, belowPercent: rule?.belowPercent ?? null, counterPercent: rule?.counterPercent ?? null },
        { quiet: true },
      ),
    );
  const offerToWatchers = (given: {
    readonly amountCents: number;
    readonly shippingCents: number | null;
    readonly message: string | null;
  }) => run(() => client.mutate(AccountOfferToWatchersDocument, { listingId, ...given }, { quiet: true }));
  return { busy, refusal, failure, setRule, offerToWatchers };
}
