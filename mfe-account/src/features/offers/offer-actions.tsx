import styled from '@emotion/styled';
import { cartAtom } from '@headstock/event-bus';
import { Button } from '@headstock/ui/button';
import { useAtomValue } from 'jotai';
import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useAddToCart } from '#mfe-account/features/cart/use-add-to-cart.ts';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { usePanelFocus } from '#mfe-account/features/list-page/use-panel-focus.ts';
import { AnswerForm } from './answer-form.tsx';
import { currentCents, type OfferSide, type OpenOffer } from './offer.model.ts';
import type { OfferAnswer } from './use-offer-answer.ts';

const Root = styled.div`
  display: grid;
  gap: 12px;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

/** The sequence of the buttons, the main one first. */
const answers = ['ACCEPT', 'COUNTER', 'EXTEND', 'DECLINE', 'WITHDRAW'] as const satisfies OfferAnswer['kind'][];

/** Puts the item of an accepted offer into the cart at its price, or leads there. Renders a `<button>` or an `<a>`. */
function AddToCart({ offer }: { readonly offer: OpenOffer }): ReactNode {
  const { busyId, failureOf, add } = useAddToCart();
  const { lines } = useAtomValue(cartAtom);
  const { id: listingId, item } = offer.listing;
  const cents = currentCents(offer);
  if (lines.some((line) => line.listingId === listingId && line.amountCents === cents))
    return (
      <Button as={Link} to="/cart" size="small">
        <FormattedMessage id="offers.inCart" />
      </Button>
    );
  return (
    <>
      <Button
        size="small"
        busy={busyId !== null}
        onClick={() => void add({ listingId, title: item.title, quantity: 1, offerId: offer.id })}
      >
        <FormattedMessage id="offers.addToCart" />
      </Button>
      <FormFailure error={failureOf(listingId)} isTyped={false} />
    </>
  );
}

/** What the viewer can do about an offer now; each answer is asked about once more. Renders a `<div>`, or nothing. */
export function OfferActions({ offer, side }: { readonly offer: OpenOffer; readonly side: OfferSide }): ReactNode {
  const [kind, setKind] = useState<OfferAnswer['kind'] | null>(null);
  const root = useRef<HTMLDivElement>(null);
  usePanelFocus(root, kind);
  // It stays open although the offer has moved on meanwhile: what is typed is kept, and the form says why it is refused.
  if (kind !== null)
    return (
      <Root ref={root}>
        <AnswerForm key={kind} offer={offer} side={side} kind={kind} onDone={() => setKind(null)} />
      </Root>
    );
  if (offer.actions.length === 0) return null;
  return (
    <Root ref={root}>
      <div>
        {offer.actions.includes('ADD_TO_CART') && <AddToCart offer={offer} />}
        {answers
          .filter((answer) => offer.actions.includes(answer))
          .map((answer) => (
            <Button
              key={answer}
              size="small"
              data-opens={answer}
              variant={answer === 'ACCEPT' ? 'plush' : answer === 'COUNTER' ? 'outline' : 'quiet'}
              onClick={() => setKind(answer)}
            >
              <FormattedMessage id={`offers.do.${answer}`} />
            </Button>
          ))}
      </div>
    </Root>
  );
}
