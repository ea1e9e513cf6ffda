import type { Money } from '#api/platform/money.ts';
import type { ProceedsKey } from './offer-loaders.ts';
import type { OfferView } from './offer-view.ts';
import { proceedsOf } from './proceeds.ts';

/** What an offer proposes to its seller now. */
export function proposedSaleOf(offer: OfferView): ProceedsKey {
  const { agreedAmount, counterAmount, amountOffered, listing, seller, signedShare } = offer;
  const { amountCents: cents } = agreedAmount ?? counterAmount ?? amountOffered;
  const shipping = agreedAmount ? offer.agreedShipping : counterAmount ? offer.counterShipping : offer.shippingOffered;
  return { listingId: listing.id, seller, signedShare, cents, shippingCents: shipping?.amountCents ?? null };
}

/** What the seller of an offer would get of its present price after the shop's share of today; null for everybody else. */
export const sellerNetOf = (offer: OfferView): Money | null =>
  offer.side === 'seller' ? proceedsOf(proposedSaleOf(offer), undefined).net : null;
