import type { SessionAccount } from '@headstock/contracts/session';
import {
  offerEventOf,
  type ListingState,
  type TrackedEvent,
  type TrackedItem,
  type TrackedLine,
  type TrackedOffer,
  type TrackedOrder,
  type TrackedProperties,
  type TrackedSearch,
} from '@headstock/contracts/tracking';

/** What the shop tells those who count visits. Nothing of it ever throws, but `offerChanged` for a name that is none. */
export interface Tracker {
  readonly pageViewed: (path: string) => void;
  readonly itemViewed: (item: TrackedItem) => void;
  readonly itemAddedToCart: (line: TrackedLine) => void;
  readonly checkoutStarted: (orderId: string, cart: TrackedProperties['checkoutStarted']) => void;
  readonly purchased: (order: TrackedOrder) => void;
  /** Counted for somebody signed in only. */
  readonly performedSearch: (search: TrackedSearch) => void;
  /** Throws 'Invalid offer state' unless `name` is an offer event. */
  readonly offerChanged: (name: string, offer: TrackedOffer) => void;
  readonly listingStateChanged: (listingId: string, state: ListingState) => void;
  /** Tells who is signed in. */
  readonly identify: (account: SessionAccount) => void;
}

/** Somebody who is told: the shop itself, or a service of others. Each takes what it has a use for. */
export interface TrackingVendor {
  readonly name: string;
  readonly track?: (event: TrackedEvent) => unknown;
  readonly identify?: (account: SessionAccount) => unknown;
}

async function attempt(name: string, tell: () => unknown): Promise<void> {
  try {
    await tell();
  } catch (error) {
    console.warn(`${name} was not told of the visit.`, error);
  }
}

/** Tells every vendor of everything. One that fails is logged, and keeps nothing from the others. */
export function createTracker(
  vendors: readonly TrackingVendor[],
  currentAccount: () => SessionAccount | null,
): Tracker {
  const user = (): TrackedEvent['user'] => {
    const account = currentAccount();
    return account && { id: account.id };
  };
  const tell = (event: TrackedEvent): void => {
    for (const { name, track } of vendors) if (track) void attempt(name, () => track(event));
  };
  return {
    pageViewed: (path) => tell({ eventName: 'pageViewed', order: null, user: user(), properties: { path } }),
    itemViewed: (properties) => tell({ eventName: 'itemViewed', order: null, user: user(), properties }),
    itemAddedToCart: (properties) => tell({ eventName: 'itemAddedToCart', order: null, user: user(), properties }),
    checkoutStarted: (id, properties) =>
      tell({ eventName: 'checkoutStarted', order: { id }, user: user(), properties }),
    purchased: ({ id, ...properties }) => tell({ eventName: 'purchased', order: { id }, user: user(), properties }),
    performedSearch(properties) {
      if (currentAccount()) tell({ eventName: 'performedSearch', order: null, user: user(), properties });
    },
    offerChanged: (name, properties) => tell({ eventName: offerEventOf(name), order: null, user: user(), properties }),
    listingStateChanged: (listingId, state) =>
      tell({ eventName: 'listingStateChanged', order: null, user: user(), properties: { listingId, state } }),
    identify(account) {
      for (const { name, identify } of vendors) if (identify) void attempt(name, () => identify(account));
    },
  };
}
