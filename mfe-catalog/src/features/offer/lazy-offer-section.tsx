import { sessionAtom } from '@headstock/event-bus';
import { useEmit } from '@headstock/event-bus/react';
import { Button } from '@headstock/ui/button';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OfferSubject } from './offer.model.ts';
import type { OfferSectionProps } from './offer-section.tsx';

/**
 * Make an offer, or where the visitor's own stands. Only the button comes with the page: the rest is loaded for those who have
 * an account; a guest who presses it signs in first. Renders a `<div>`.
 */
export function LazyOfferSection({ subject }: { readonly subject: OfferSubject }) {
  const { locale } = useIntl();
  const emit = useEmit();
  const signedIn = useAtomValue(sessionAtom).account !== null;
  const [open, setOpen] = useState(false);
  const [hasActiveOffer, setHasActiveOffer] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hadActiveOffer = useRef(false);
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
    if (hadActiveOffer.current && !hasActiveOffer && document.activeElement === document.body) button.current?.focus();
    hadActiveOffer.current = hasActiveOffer;
  }, [hasActiveOffer]);
  const ask = (): void => {
    if (!signedIn) return emit('auth/open', { onSignedIn: () => setOpen(true) });
    setOpen(true);
    // The page may have been out of reach when it was loaded.
    if (!Widget) load();
  };
  return (
    <div className="offer">
      {!hasActiveOffer && (
        <Button ref={button} variant="outline" wide busy={open && !Widget} onClick={ask}>
          <FormattedMessage id="product.makeOffer" />
        </Button>
      )}
      {Widget && <Widget subject={subject} open={open} onOpen={setOpen} onActiveChange={setHasActiveOffer} />}
    </div>
  );
}
