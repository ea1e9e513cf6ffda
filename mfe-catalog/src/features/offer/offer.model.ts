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
}

/** The values of the form. They survive a sign-in in between. */
export interface OfferDraft {
  readonly amount: string;
  readonly message: string;
}

/** Whether an offer is still open or accepted, so that there cannot be another. */
export function isActive({ state, orderedAt }: OwnOffer): boolean {
  return orderedAt === null && (state === 'RECEIVED' || state === 'COUNTERED' || state === 'ACCEPTED');
}
