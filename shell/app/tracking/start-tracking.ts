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

/** Factories of the vendors that the shop's profile names; each loads its script. */
function namedVendors(vendors: Vendors, page: Window, currency: string): (() => TrackingVendor)[] {
  const { tagManagerId, pixelId, analytics, marketing } = usableVendors(vendors);
  return [
    ...(tagManagerId === undefined ? [] : [() => createTagManager(tagManagerId, page, currency)]),
    ...(pixelId === undefined ? [] : [() => createPixel(pixelId, page)]),
    ...(analytics ? [() => createAnalytics(analytics, page)] : []),
    ...(marketing ? [() => createMarketing(marketing, page)] : []),
  ];
}

/** The vendor, or none when it fails to start: other code on the page may occupy its global, and must not affect the other vendors. */
function startVendor(vendor: () => TrackingVendor): TrackingVendor[] {
  try {
    return [vendor()];
  } catch (error) {
    console.warn('A tracking vendor could not start.', error);
    return [];
  }
}

/**
 * Starts tracking, with the buffered events first. To be called once, after the visitor's consent. `hasVendors` tells whether third-party
 * scripts are loaded, which only a reload removes.
 */
export function startTracking(
  store: Store,
  buffer: EventBuffer,
  page: Window,
  { vendors, currency }: { readonly vendors: Vendors; readonly currency: string } = storeProfile,
): { readonly hasVendors: boolean; readonly end: () => void } {
  const others = namedVendors(vendors, page, currency);
  const tracker = createTracker([shopVendor, ...others.flatMap(startVendor)], () => store.get(sessionAtom).account);
  drainEventBuffer(buffer, connectBus(store, tracker));
  return { hasVendors: others.length > 0, end: followAccount(store, tracker) };
}
