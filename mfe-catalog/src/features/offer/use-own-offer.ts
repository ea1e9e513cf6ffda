import type { OfferEvent } from '@headstock/contracts/tracking';
import { sessionAtom } from '@headstock/event-bus';
import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
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
  const client = useGraphQLClient();
  const emit = useEmit();
  const accountId = useAtomValue(sessionAtom).account?.id;
  const [known, setKnown] = useState<{ readonly of: string | undefined; readonly offer: OwnOffer | null }>();
  const ask = useCallback(
    async () => (await client.query(CatalogOfferDocument, { listingId }, { quiet: true })).viewerOffer,
    [client, listingId],
  );
  useEffect(() => {
    if (accountId === undefined) return;
    ask().then(
      (offer) => setKnown({ of: accountId, offer }),
      // The page works without it.
      () => undefined,
    );
  }, [accountId, ask]);
  const reload = async (): Promise<OwnOffer | null> => {
    const offer = await ask();
    setKnown({ of: accountId, offer });
    return offer;
  };
  const adopt = useCallback(
    (next: OwnOffer) => {
      setKnown({ of: accountId, offer: next });
      const { id, item, amountOffered } = next;
      const name = trackedEvents[next.state];
      if (name) emit('offer/changed', { name, offer: { id, item, amountOffered } });
    },
    [emit, accountId],
  );
  // An offer of one account is not shown to another.
  const offer = known && known.of === accountId ? known.offer : null;
  return { offer, adopt, reload };
}
