import type { OfferSubject, OwnOffer } from './offer.model.ts';

/** Props of the components that show the visitor's own offer. */
export interface OwnOfferProps {
  readonly offer: OwnOffer;
  readonly subject: OfferSubject;
  /** Called with the offer after the visitor answered it. */
  readonly onChange: (offer: OwnOffer) => void;
  /** Called when the offer has changed in the meantime. */
  readonly onReload: () => Promise<unknown>;
}
