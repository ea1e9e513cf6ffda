import { sessionAccount } from '@headstock/contracts/session-fixture';
import type { TrackedEvent, TrackedItem, TrackedLine, TrackedOffer, TrackedOrder } from '@headstock/contracts/tracking';
import type { TrackingVendor } from './tracker.ts';

export const account = sessionAccount({
  id: 'a-1',
  email: 'ada@example.com',
  username: 'ada',
  displayName: 'Ada L.',
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '+1 615 555 0100',
  createdAt: '2026-01-02T03:04:05.000Z',
});

export const item: TrackedItem = {
  itemId: 'i-1',
  listingId: 'l-1',
  title: '1962 Fender Stratocaster',
  brand: 'Fender',
  category: 'Electric guitars',
  amountCents: 2_450_000,
};

export const line: TrackedLine = {
  itemId: 'i-1',
  listingId: 'l-1',
  title: '1962 Fender Stratocaster',
  quantity: 2,
  amountCents: 2_450_000,
};

export const order: TrackedOrder = {
  id: 'o-1',
  number: 'H-1001',
  currency: 'USD',
  totalCents: 5_000_050,
  taxCents: 90_000,
  shippingCents: 10_050,
  lines: [line],
};

export const offer: TrackedOffer = {
  id: 'f-1',
  item: {
    id: 'i-1',
    slug: 's',
    title: 't',
    listing: { id: 'l-1' },
    images: [{ url: '/images/a/320' }],
    parentItem: null,
  },
  amountOffered: { amount: 20_000, amountCents: 2_000_000 },
};

/** A vendor that writes down what it is told. */
export function listener(): TrackingVendor & { readonly told: TrackedEvent[]; readonly known: string[] } {
  const told: TrackedEvent[] = [];
  const known: string[] = [];
  return {
    name: 'A listener',
    told,
    known,
    track: (event) => told.push(event),
    identify: ({ id }) => known.push(id),
  };
}
