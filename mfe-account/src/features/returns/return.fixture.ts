import { orderLine } from '#mfe-account/features/purchases/purchase.fixture.ts';
import type { Return, ReturnLine } from './return.model.ts';

const { listing } = orderLine('1962 Fender Jazzmaster');

/** A return as the API answers it: approved, and not sent yet. */
export const returnFacts = (change: Partial<Return> = {}): Return => ({
  id: 'r-1',
  lineItemId: 'l-1',
  orderId: 'o-1',
  orderNumber: 'HS-1',
  state: 'APPROVED',
  reason: 'CHANGED_MIND',
  note: null,
  reply: null,
  isWithinWindow: true,
  carrierName: null,
  trackingNumber: null,
  trackingUrl: null,
  createdAt: '2026-11-24T16:00:00.000Z',
  changedAt: '2026-11-24T16:00:00.000Z',
  dueAt: '2026-12-09T00:00:00.000Z',
  waitsFor: 'BUYER',
  actions: ['SEND', 'WITHDRAW'],
  item: listing.item,
  ...change,
});

/** A bought line that has arrived, within its days. */
export const returnLine = (change: Partial<ReturnLine['lineItem']> = {}): ReturnLine => ({
  orderId: 'o-1',
  orderNumber: 'HS-1',
  lineItem: {
    id: 'l-1',
    state: 'DELIVERED',
    returnTerms: { days: 3, until: '2026-11-28T00:00:00.000Z', isOpen: true },
    returnRequest: null,
    listing,
    ...change,
  },
});
