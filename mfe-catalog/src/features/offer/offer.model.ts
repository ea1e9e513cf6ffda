import type { OwnOfferFragment } from './offer.generated.ts';

/** The visitor's own offer as the API returns it. */
export type OwnOffer = OwnOfferFragment;

/** The listing that an offer is made for. */
export interface OfferSubject {
  readonly listingId: string;
  /** With its year. */
  readonly title: string;
  /** The asking price. */
  readonly cents: number;
  /** An offer can name a price for shipping. */
  readonly shippingIsNegotiable: boolean;
}

/** The price that the visitor and the seller agreed on. */
export interface AgreedPrice {
  readonly offerId: string;
  readonly cents: number;
}

/** The values of the form. They survive a sign-in in between. */
export interface OfferDraft {
  readonly amount: string;
  readonly shipping: string;
  readonly message: string;
}

/** The price that holds for the visitor; null without an accepted offer. */
export const agreedPriceOf = (offer: OwnOffer | null): AgreedPrice | null =>
  offer !== null && isActive(offer) && offer.state === 'ACCEPTED'
    ? { offerId: offer.id, cents: offer.agreedAmount?.amountCents ?? offer.amountOffered.amountCents }
    : null;

/** Whether an offer is still open or accepted, so that there cannot be another. */
export function isActive({ state, orderedAt }: OwnOffer): boolean {
  return orderedAt === null && (state === 'RECEIVED' || state === 'COUNTERED' || state === 'ACCEPTED');
}
