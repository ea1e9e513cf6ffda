import { describe, expect, it } from '@jest/globals';
import { purchaseOf, type PurchasedOrder } from './purchase.model.ts';

const cents = (amountCents: number) => ({ amountCents });
const line = (id: string, quantity: number): PurchasedOrder['lineItems'][number] => ({
  id,
  quantity,
  allowCartNotes: false,
  cartNotes: null,
  state: 'ORDERED',
  returnedAt: null,
  returnNotes: null,
  unitCost: cents(2500),
  offer: null,
  amount: cents(2500 * quantity),
  listing: {
    id: `l-${id}`,
    isPendingSale: false,
    viewerOfferUntil: null,
    askingPrice: cents(2500),
    item: {
      id: `i-${id}`,
      slug: 's',
      title: 'A shirt',
      subtitle: '',
      backdrop: 'FOG',
      condition: 'NEW',
      images: [],
      parentItem: null,
      variant: null,
      retail: { stockLevel: 3 },
    },
  },
});
const order: PurchasedOrder = {
  id: 'o-1',
  number: 'H-1001',
  completedAt: '2026-11-21T08:00:00.000Z',
  analyticsShown: false,
  shared: false,
  subTotal: { amountCents: 7500, currency: { iso: 'USD' } },
  total: cents(9000),
  tax: cents(700),
  shippingCost: cents(800),
  lineItems: [line('a', 2), line('b', 1)],
};

describe('the purchase that is counted', () => {
  it('is the order with the price of one piece of each line', () => {
    expect(purchaseOf(order)).toEqual({
      id: 'o-1',
      number: 'H-1001',
      currency: 'USD',
      totalCents: 9000,
      taxCents: 700,
      shippingCents: 800,
      lines: [
        { itemId: 'i-a', listingId: 'l-a', title: 'A shirt', quantity: 2, amountCents: 2500 },
        { itemId: 'i-b', listingId: 'l-b', title: 'A shirt', quantity: 1, amountCents: 2500 },
      ],
    });
  });

  it.each([
    ['is not placed', { completedAt: null }],
    ['was told before', { analyticsShown: true }],
    ['is somebody else’s', { shared: true }],
  ])('is none for an order that %s', (_why, change) => expect(purchaseOf({ ...order, ...change })).toBeNull());
});
