import { anonymousSession } from '@headstock/contracts/session';
import { ApolloBoundary } from '@headstock/graphql-client/apollo-boundary';
import { useEmit } from '@headstock/event-bus/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { LastOffer } from './last-offer.tsx';
import { OwnOfferPanel } from './own-offer-panel.tsx';
import { type AgreedPrice, agreedPriceOf, isActive, type OfferDraft, type OfferSubject } from './offer.model.ts';
import { useOwnOffer } from './use-own-offer.ts';

const OfferDialog = lazy(async () => {
  const { OfferDialog: Component } = await import(/* webpackChunkName: "offer-dialog" */ './offer-dialog.tsx');
  return { default: Component };
});

/** Props of the part. */
export interface OfferSectionProps {
  readonly subject: OfferSubject;
  /** Whether the dialog is open. */
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** Called with whether there is an active offer, which replaces the button. */
  readonly onActiveChange: (hasActiveOffer: boolean) => void;
  /** Called with the price that holds for the visitor, which the page's button adds to the cart at; null without one. */
  readonly onAgreed: (price: AgreedPrice | null) => void;
}

/** The visitor's own offer, and the dialog to make one. */
export function OfferSection(props: OfferSectionProps) {
  return (
    <ApolloBoundary>
      <OwnOffer {...props} />
    </ApolloBoundary>
  );
}

function OwnOffer({ subject, open, onOpen, onActiveChange, onAgreed }: OfferSectionProps) {
  const emit = useEmit();
  const { offer, adopt, reload } = useOwnOffer(subject.listingId);
  const [draft, setDraft] = useState<OfferDraft>({ amount: '', shipping: '', message: '' });
  const hasActiveOffer = offer !== null && isActive(offer);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => onActiveChange(hasActiveOffer), [hasActiveOffer, onActiveChange]);
  useEffect(() => onAgreed(agreedPriceOf(offer)), [offer, onAgreed]);
  const requestSignIn = (): void => {
    onOpen(false);
    emit('session/changed', { ...anonymousSession, known: true });
    emit('auth/open', { onSignedIn: () => onOpen(true) });
  };
  const close = (): void => {
    onOpen(false);
    // The button that opened the dialog has given way to the offer.
    if (hasActiveOffer) requestAnimationFrame(() => panel.current?.focus({ preventScroll: true }));
  };
  return (
    <>
      {hasActiveOffer && (
        <OwnOfferPanel ref={panel} offer={offer} subject={subject} onChange={adopt} onReload={reload} />
      )}
      {offer && !hasActiveOffer && <LastOffer offer={offer} />}
      {open && (
        <Suspense>
          <OfferDialog
            subject={subject}
            draft={draft}
            onDraft={setDraft}
            onMade={adopt}
            onReload={reload}
            onSignIn={requestSignIn}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
