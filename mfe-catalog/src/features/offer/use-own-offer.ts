import type { OfferEvent } from '@headstock/contracts/tracking';
import { sessionAtom } from '@headstock/event-bus';
import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { CatalogOfferDocument } from './offer.generated.ts';
import type { OwnOffer } from './offer.model.ts';

/** What is counted of an offer; the other states are not. */
const tracked: Readonly<Partial<Record<OwnOffer['state'], OfferEvent>>> = {
  RECEIVED: 'offerReceived',
  ACCEPTED: 'offerAccepted',
  DECLINED: 'offerDeclined',
  COUNTERED: 'offerCountered',
};

/** The visitor's newest offer on a listing; null without one, also while the server is asked. */
export function useOwnOffer(listingId: string): {
  readonly offer: OwnOffer | null;
  /** Takes over what a mutation answered, and tells tracking. */
  readonly adopt: (offer: OwnOffer) => void;
  /** Asks again, and gives what stands there. */
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
      // Without an answer the page is as it is for everybody.
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
      const name = tracked[next.state];
      if (name) emit('offer/changed', { name, offer: { id, item, amountOffered } });
    },
    [emit, accountId],
  );
  // What was told to one account is not shown to another.
  const offer = known && known.of === accountId ? known.offer : null;
  return { offer, adopt, reload };
}
