import { visitor } from '@headstock/contracts/session';
import { useEmit } from '@headstock/event-bus/react';
import { useEffect, useRef, useState } from 'react';
import { LastOffer } from './last-offer.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { OwnOfferPanel } from './own-offer-panel.tsx';
import { isActive, useOwnOffer } from './use-own-offer.ts';

/** What an offer is made on. */
export interface OfferSubject {
  readonly listingId: string;
  /** With its year. */
  readonly title: string;
  /** The asking price. */
  readonly cents: number;
}

/** Props of the part. */
export interface OfferSectionProps {
  readonly thing: OfferSubject;
  /** Whether the dialog is asked for. */
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** Told whether an offer stands, in whose place there is no button. */
  readonly onStanding: (standing: boolean) => void;
}

/** What is typed in the dialog; it outlives a sign-in in between. */
export interface OfferDraft {
  readonly amount: string;
  readonly message: string;
}

/** The visitor's own offer, and the dialog to make one. */
export function OfferSection({ thing, open, onOpen, onStanding }: OfferSectionProps) {
  const emit = useEmit();
  const { offer, adopt, reload } = useOwnOffer(thing.listingId);
  const [draft, setDraft] = useState<OfferDraft>({ amount: '', message: '' });
  const standing = offer !== null && isActive(offer);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => onStanding(standing), [standing, onStanding]);
  const signInAgain = (): void => {
    onOpen(false);
    emit('session/changed', { ...visitor, known: true });
    emit('auth/open', { onSignedIn: () => onOpen(true) });
  };
  const close = (): void => {
    onOpen(false);
    // The button that opened the dialog has given way to the offer.
    if (standing) requestAnimationFrame(() => panel.current?.focus({ preventScroll: true }));
  };
  return (
    <>
      {standing && <OwnOfferPanel ref={panel} offer={offer} thing={thing} onChange={adopt} onReload={reload} />}
      {offer && !standing && <LastOffer offer={offer} />}
      {open && (
        <OfferDialog
          thing={thing}
          draft={draft}
          onDraft={setDraft}
          onMade={adopt}
          onReload={reload}
          onSignIn={signInAgain}
          onClose={close}
        />
      )}
    </>
  );
}
