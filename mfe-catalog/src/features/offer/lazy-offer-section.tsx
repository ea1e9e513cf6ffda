import { sessionAtom } from '@headstock/event-bus';
import { useEmit } from '@headstock/event-bus/react';
import { Button } from '@headstock/ui/button';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OfferSectionProps, OfferSubject } from './offer-section.tsx';

/**
 * Make an offer, or where the visitor's own stands. Only the button comes with the page: the rest is loaded for those who have
 * an account; a guest who presses it signs in first. Renders a `<div>`.
 */
export function LazyOfferSection({ thing }: { readonly thing: OfferSubject }) {
  const { locale } = useIntl();
  const emit = useEmit();
  const signedIn = useAtomValue(sessionAtom).account !== null;
  const [open, setOpen] = useState(false);
  const [standing, setStanding] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const stood = useRef(false);
  const [Widget, setWidget] = useState<ComponentType<OfferSectionProps>>();
  const load = useCallback(() => {
    import(/* webpackChunkName: "offer" */ './load-offer-section.ts')
      .then(({ loadOfferSection }) => loadOfferSection(locale))
      .then(
        (Loaded) => setWidget(() => Loaded),
        () => setOpen(false),
      );
  }, [locale]);
  useEffect(() => {
    if (signedIn) load();
  }, [signedIn, load]);
  useEffect(() => {
    // What the visitor pressed to end the offer is gone with it.
    if (stood.current && !standing && document.activeElement === document.body) button.current?.focus();
    stood.current = standing;
  }, [standing]);
  const ask = (): void => {
    if (!signedIn) return emit('auth/open', { onSignedIn: () => setOpen(true) });
    setOpen(true);
    // The page may have been out of reach when it was loaded.
    if (!Widget) load();
  };
  return (
    <div className="offer">
      {!standing && (
        <Button ref={button} variant="outline" wide busy={open && !Widget} onClick={ask}>
          <FormattedMessage id="product.makeOffer" />
        </Button>
      )}
      {Widget && <Widget thing={thing} open={open} onOpen={setOpen} onStanding={setStanding} />}
    </div>
  );
}
