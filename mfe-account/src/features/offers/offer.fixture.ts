import { orderLine } from '#mfe-account/features/purchases/purchase.fixture.ts';
import type { ProceedsFactsFragment as Proceeds } from '#mfe-account/features/proceeds/proceeds.generated.ts';
import type { OpenOffer } from './offer.model.ts';

const money = (amountCents: number) => ({ amount: amountCents / 100, amountCents });

/** What the seller of a $900 offer would get, as the API answers it. */
export const proceedsFacts = (change: Partial<Proceeds> = {}): Proceeds => ({
  price: { amountCents: 90_000 },
  shipping: null,
  fees: [{ rateBasisPoints: 600, of: { amountCents: 90_000 }, amount: { amountCents: 5_400 } }],
  net: { amountCents: 84_600 },
  sellerShips: true,
  payoutBy: '2026-12-11T18:00:00.000Z',
  comparablesCount: 4,
  comparablesMedian: { amountCents: 100_000 },
  fromComparablesPercent: -10,
  daysToSell: 21,
  daysToSellCount: 3,
  ...change,
});

/** An open offer of $900 on something at $1,000, as the API answers it to its seller or its buyer. */
export function offerDetails(id: string, change: Partial<OpenOffer> = {}): OpenOffer {
  const { listing } = orderLine(`Offer ${id}`, true);
  return {
    id,
    state: 'RECEIVED',
    declinedBy: null,
    isFromSeller: false,
    amountOffered: money(90_000),
    counterAmount: null,
    agreedAmount: null,
    shippingOffered: null,
    counterShipping: null,
    agreedShipping: null,
    createdAt: '2026-11-21T18:00:00.000Z',
    changedAt: '2026-11-21T18:00:00.000Z',
    expiresAt: '2026-11-23T18:00:00.000Z',
    secondsLeft: 90_000,
    orderedAt: null,
    placeInLine: null,
    automaticAnswer: null,
    sellerNet: null,
    proceeds: null,
    buyerUnpaidOffers: null,
    actions: [],
    buyer: { id: 'buyer', displayName: 'Ada' },
    seller: { id: 'seller', displayName: 'Ridge Guitars' },
    listing: {
      ...listing,
      askingPrice: { amountCents: 100_000 },
      item: { ...listing.item, requiresShipping: true, localPickupOnly: false, shippingIsNegotiable: true },
    },
    item: {
      id: `item-Offer ${id}`,
      slug: 'jazzmaster',
      title: `Offer ${id}`,
      listing: null,
      images: [],
      parentItem: null,
    },
    moves: [
      {
        position: 1,
        kind: 'OFFER',
        madeBy: 'BUYER',
        amount: { amountCents: 90_000 },
        shipping: null,
        message: 'Cash, today.',
        reason: null,
        expiresAt: '2026-11-23T18:00:00.000Z',
        createdAt: '2026-11-21T18:00:00.000Z',
      },
    ],
    ...change,
  };
}
