import { storeProfile } from '@headstock/contracts/store-profile';
import { usableVendors, type Vendors } from '@headstock/contracts/vendors';
import { sessionAtom, type Store } from '@headstock/event-bus';
import { connectBus, followAccount } from './connect-bus.ts';
import type { EventBuffer } from './event-buffer.ts';
import { drainEventBuffer } from './drain-event-buffer.ts';
import { createTracker, type TrackingVendor } from './tracker.ts';
import { createAnalytics, createMarketing } from './vendors/identify.ts';
import { createPixel } from './vendors/pixel.ts';
import { shopVendor } from './vendors/shop.ts';
import { createTagManager } from './vendors/tag-manager.ts';

/** What brings the vendors that the shop's profile names, with their scripts. */
function namedVendors(vendors: Vendors, page: Window, currency: string): (() => TrackingVendor)[] {
  const { tagManagerId, pixelId, analytics, marketing } = usableVendors(vendors);
  return [
    ...(tagManagerId === undefined ? [] : [() => createTagManager(tagManagerId, page, currency)]),
    ...(pixelId === undefined ? [] : [() => createPixel(pixelId, page)]),
    ...(analytics ? [() => createAnalytics(analytics, page)] : []),
    ...(marketing ? [() => createMarketing(marketing, page)] : []),
  ];
}

/** The vendor, or none when it cannot begin: what stands in its place on the page may be anybody's, and keeps nothing from the others. */
function bring(vendor: () => TrackingVendor): TrackingVendor[] {
  try {
    return [vendor()];
  } catch (error) {
    console.warn('A service that counts visits could not begin.', error);
    return [];
  }
}

/**
 * Begins to count, with what the page remembers of the visit so far. To be called once, when the visitor has agreed. Gives
 * whether services of others take part, which only another page can be without again.
 */
export function startTracking(
  store: Store,
  buffer: EventBuffer,
  page: Window,
  { vendors, currency }: { readonly vendors: Vendors; readonly currency: string } = storeProfile,
): { readonly hasVendors: boolean; readonly end: () => void } {
  const others = namedVendors(vendors, page, currency);
  const tracker = createTracker([shopVendor, ...others.flatMap(bring)], () => store.get(sessionAtom).account);
  drainEventBuffer(buffer, connectBus(store, tracker));
  return { hasVendors: others.length > 0, end: followAccount(store, tracker) };
}
