import type { OfferEvent } from '@headstock/contracts/tracking';
import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OpenOffer } from './offer.model.ts';
import {
  AccountOfferAcceptDocument,
  AccountOfferCounterDocument,
  AccountOfferDeclineDocument,
  AccountOfferExtendDocument,
  AccountOfferWithdrawDocument,
  type OfferAnswerFragment,
} from './offers.generated.ts';

/** What somebody answers to an offer. */
export type OfferAnswer =
  | { readonly kind: 'ACCEPT' | 'WITHDRAW' | 'EXTEND' }
  | { readonly kind: 'DECLINE'; readonly reply: string }
  | {
      readonly kind: 'COUNTER';
      readonly reply: string;
      readonly amountCents: number;
      /** Null: what the checkout quotes. */
      readonly shippingCents: number | null;
    };

/** A refusal: about the amount, about shipping, about the message, or about the whole. */
export interface Refusal {
  readonly field: 'AMOUNT' | 'MESSAGE' | 'SHIPPING' | null;
  readonly message: string;
}

/** The offer states that are tracked. */
const trackedEvents: Readonly<Partial<Record<OpenOffer['state'], OfferEvent>>> = {
  RECEIVED: 'offerReceived',
  ACCEPTED: 'offerAccepted',
  DECLINED: 'offerDeclined',
  COUNTERED: 'offerCountered',
};

/** Sends answers to an offer as it was read, tracks what came of them, and loads the page again. `answer` gives whether it took effect. */
export function useOfferAnswer({ id, changedAt: seen }: Pick<OpenOffer, 'id' | 'changedAt'>) {
  const client = useGraphQLClient();
  const emit = useEmit();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const send = async (given: OfferAnswer): Promise<OfferAnswerFragment> => {
    switch (given.kind) {
      case 'ACCEPT':
        return (await client.mutate(AccountOfferAcceptDocument, { id, seen }, { quiet: true })).answer;
      case 'WITHDRAW':
        return (await client.mutate(AccountOfferWithdrawDocument, { id }, { quiet: true })).answer;
      case 'EXTEND':
        return (await client.mutate(AccountOfferExtendDocument, { id }, { quiet: true })).answer;
      case 'DECLINE':
        return (
          await client.mutate(AccountOfferDeclineDocument, { id, seen, reply: given.reply || null }, { quiet: true })
        ).answer;
      case 'COUNTER':
        return (
          await client.mutate(
            AccountOfferCounterDocument,
            {
              id,
              amountCents: given.amountCents,
              shippingCents: given.shippingCents,
              reply: given.reply || null,
            },
            { quiet: true },
          )
        ).answer;
    }
  };
  const answer = async (given: OfferAnswer): Promise<boolean> => {
    setBusy(true);
    setRefusal(null);
    setFailure(null);
    try {
      const { success, message, field, offer } = await send(given);
      const name = offer && given.kind !== 'EXTEND' ? trackedEvents[offer.state] : undefined;
      if (offer && name)
        emit('offer/changed', { name, offer: { id, item: offer.item, amountOffered: offer.amountOffered } });
      if (!success && message) setRefusal({ field, message });
      if (success || field === null) await revalidate();
      return success;
    } catch (error) {
      console.error(error);
      setFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, refusal, failure, answer };
}
