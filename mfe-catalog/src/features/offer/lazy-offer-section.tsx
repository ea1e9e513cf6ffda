import { sessionAtom } from '@headstock/event-bus';
import { useEmit } from '@headstock/event-bus/react';
import { Button } from '@headstock/ui/button';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OfferSubject } from './offer.model.ts';
import type { OfferSectionProps } from './offer-section.tsx';

/**
 * The button to make an offer, or the visitor's own offer. Only the button is part of the page: the rest is loaded for visitors with
 * an account; guests sign in first. Renders a `<div>`.
 */
export function LazyOfferSection({
  subject,
  onAgreed,
}: {
  readonly subject: OfferSubject;
  readonly onAgreed: OfferSectionProps['onAgreed'];
}) {
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
    // The button that ended the offer is gone with it.
    if (hadActiveOffer.current && !hasActiveOffer && document.activeElement === document.body) button.current?.focus();
    hadActiveOffer.current = hasActiveOffer;
  }, [hasActiveOffer]);
  const ask = (): void => {
    if (!signedIn) return emit('auth/open', { onSignedIn: () => setOpen(true) });
    setOpen(true);
    // The chunk may have failed to load before.
    if (!Widget) load();
  };
  return (
    <div className="offer">
      {!hasActiveOffer && (
        <Button ref={button} variant="outline" wide busy={open && !Widget} onClick={ask}>
          <FormattedMessage id="product.makeOffer" />
        </Button>
      )}
      {Widget && (
        <Widget subject={subject} open={open} onOpen={setOpen} onActiveChange={setHasActiveOffer} onAgreed={onAgreed} />
      )}
    </div>
  );
}
