import type { PurchaseFactsFragment } from './purchases.generated.ts';

const money = (amountCents: number) => ({ amountCents });

/** A placed order as the API answers it: paid, being packed, with one instrument that is not for sale any more. */
export function orderFacts(id: string, change: Partial<PurchaseFactsFragment> = {}): PurchaseFactsFragment {
  return {
    id,
    number: `HS-${id}`,
    reference: id,
    completedAt: '2026-11-21T18:00:00.000Z',
    cancelledAt: null,
    stage: 'ON_THE_WAY',
    shipDate: null,
    shipOption: 'home',
    total: money(700_000),
    amountRemaining: money(0),
    refunds: [],
    layaway: null,
    seller: { id: 'seller', displayName: 'Ridge Guitars' },
    shipment: null,
    canRate: false,
    viewerActions: [],
    lineItems: [orderLine('1962 Fender Jazzmaster')],
    ...change,
  };
}

/** A line of an order with an instrument. */
export function orderLine(title: string, isAvailable = false): PurchaseFactsFragment['lineItems'][number] {
  return {
    id: `line-${title}`,
    quantity: 1,
    state: 'ORDERED',
    returnedAt: null,
    returnTerms: null,
    returnRequest: null,
    amount: money(700_000),
    listing: {
      id: `listing-${title}`,
      isAvailable,
      item: {
        id: `item-${title}`,
        slug: 'jazzmaster',
        title,
        yearLabel: '1962',
        subtitle: 'Sunburst',
        backdrop: 'SURF',
        condition: 'GOOD',
        category: { id: 'c', slug: 'electric-guitars' },
        images: [{ id: 'picture', view: 'CARD' }],
        coverAlt: null,
        parentItem: null,
      },
    },
  };
}
