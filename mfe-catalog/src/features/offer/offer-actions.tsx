import styled from '@emotion/styled';
import { useEmit } from '@headstock/event-bus/react';
import { GraphQLError, TransportError, useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { formatMoney } from '@headstock/ui/format-money';
import { useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  CatalogOfferAcceptDocument,
  CatalogOfferDeclineDocument,
  CatalogOfferWithdrawDocument,
} from './offer.generated.ts';
import type { OwnOfferProps } from './own-offer-props.ts';
import type { OwnOffer } from './offer.model.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  & > p {
    flex-basis: 100%;
    font-weight: 600;
    font-size: 0.9375rem;
  }
  & > button {
    flex: 1 1 auto;
  }
`;

type Answer = 'accept' | 'decline' | 'withdraw';
interface Result {
  readonly success: boolean;
  readonly message: string | null;
  readonly offer: OwnOffer | null;
}

/** Sends the visitor's answer. When the offer has changed in the meantime, says so and reloads it. */
function useAnswer({ offer: { id, changedAt: seen }, onChange, onReload }: OwnOfferProps) {
  const client = useGraphQLClient();
  const emit = useEmit();
  const [busy, setBusy] = useState<Answer>();
  const ways: Readonly<Record<Answer, () => Promise<Result>>> = {
    accept: async () => (await client.mutate(CatalogOfferAcceptDocument, { id, seen })).offerAccept,
    decline: async () => (await client.mutate(CatalogOfferDeclineDocument, { id, seen })).offerDecline,
    withdraw: async () => (await client.mutate(CatalogOfferWithdrawDocument, { id })).offerWithdraw,
  };
  const answer = async (way: Answer): Promise<void> => {
    if (busy) return;
    setBusy(way);
    try {
      const { message, offer } = await ways[way]();
      if (offer) return onChange(offer);
      if (message) emit('notification/show', { message, tone: 'negative' });
      await onReload();
    } catch (error) {
      // The client has shown the error already.
      if (!(error instanceof GraphQLError || error instanceof TransportError)) throw error;
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, answer };
}

/** Asks for confirmation before an offer ends for good; the safe choice has the focus. */
function Sure({ end, busy, onYes, onNo }: SureProps) {
  const back = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => back.current?.focus(), []);
  return (
    <Root role="group" aria-labelledby="offer-sure">
      <p id="offer-sure">
        <FormattedMessage id={`offer.${end}.sure`} />
      </p>
      <Button variant="ink" size="small" busy={busy} onClick={onYes}>
        <FormattedMessage id={`offer.${end}.yes`} />
      </Button>
      <Button ref={back} variant="outline" size="small" onClick={onNo}>
        <FormattedMessage id={`offer.${end}.no`} />
      </Button>
    </Root>
  );
}

interface SureProps {
  readonly end: 'decline' | 'withdraw';
  readonly busy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** The visitor's possible answers. Renders a `<div>`. */
export function OfferActions(props: OwnOfferProps) {
  const { offer } = props;
  const { locale } = useIntl();
  const { busy, answer } = useAnswer(props);
  const [sure, setSure] = useState(false);
  const countered = offer.actions.includes('ACCEPT');
  const end = countered ? 'decline' : 'withdraw';
  if (sure) return <Sure end={end} busy={busy === end} onYes={() => void answer(end)} onNo={() => setSure(false)} />;
  const counter = formatMoney(offer.counterAmount?.amountCents ?? 0, { locale });
  return (
    <Root>
      {countered && (
        <Button variant="ink" size="small" busy={busy === 'accept'} onClick={() => void answer('accept')}>
          <FormattedMessage id="offer.accept" values={{ counter }} />
        </Button>
      )}
      <Button variant="outline" size="small" onClick={() => setSure(true)}>
        <FormattedMessage id={`offer.${end}`} />
      </Button>
    </Root>
  );
}
