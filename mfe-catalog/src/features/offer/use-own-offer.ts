import type { OfferEvent } from '@headstock/contracts/tracking';
import { useQuery } from '@apollo/client/react';
import { sessionAtom } from '@headstock/event-bus';
import { useEmit } from '@headstock/event-bus/react';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { CatalogOfferDocument } from './offer.generated.ts';
import type { OwnOffer } from './offer.model.ts';

/** The offer states that are tracked. */
const trackedEvents: Readonly<Partial<Record<OwnOffer['state'], OfferEvent>>> = {
  RECEIVED: 'offerReceived',
  ACCEPTED: 'offerAccepted',
  DECLINED: 'offerDeclined',
  COUNTERED: 'offerCountered',
};

/** The visitor's newest offer on a listing; null without one, and while it is loading. */
export function useOwnOffer(listingId: string): {
  readonly offer: OwnOffer | null;
  /** Takes the offer from a mutation's result, and tracks it. */
  readonly adopt: (offer: OwnOffer) => void;
  /** Loads the offer again. */
  readonly reload: () => Promise<OwnOffer | null>;
} {
  const emit = useEmit();
  const signedIn = useAtomValue(sessionAtom).account !== null;
  const variables = { listingId };
  // The page works without it, so that an error says nothing.
  const { data, client, refetch } = useQuery(CatalogOfferDocument, {
    variables,
    skip: !signedIn,
    context: { quiet: true },
  });
  const adopt = useCallback(
    (next: OwnOffer) => {
      client.writeQuery({ query: CatalogOfferDocument, variables: { listingId }, data: { viewerOffer: next } });
      const { id, item, amountOffered } = next;
      const name = trackedEvents[next.state];
      if (name) emit('offer/changed', { name, offer: { id, item, amountOffered } });
    },
    [emit, client, listingId],
  );
  const reload = async (): Promise<OwnOffer | null> => (await refetch()).data?.viewerOffer ?? null;
  return { offer: (signedIn && data?.viewerOffer) || null, adopt, reload };
}
