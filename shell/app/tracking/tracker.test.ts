import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createTracker, type TrackingVendor } from './tracker.ts';
import { account, item, line, listener, offer, order } from './tracker.fixture.ts';

let warned: jest.SpiedFunction<typeof console.warn>;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warned.mockRestore());

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the tracker', () => {
  it('tells every vendor of everything, under the names of the API', () => {
    const vendor = listener();
    const tracker = createTracker([vendor], () => account);
    tracker.pageViewed('/shop');
    tracker.itemViewed(item);
    tracker.itemAddedToCart(line);
    tracker.checkoutStarted('o-1', { currency: 'USD', totalCents: 1, lines: [line] });
    tracker.purchased(order);
    tracker.performedSearch({ SearchTerm: 'strat', SearchFilters: {}, SearchLocation: '/shop' });
    for (const name of ['offerReceived', 'offerAccepted', 'offerDeclined', 'offerCountered'])
      tracker.offerChanged(name, offer);
    tracker.listingStateChanged('l-1', 'FINAL_APPROVAL');
    expect(vendor.told.map(({ eventName }) => eventName)).toEqual([
      'pageViewed',
      'itemViewed',
      'itemAddedToCart',
      'checkoutStarted',
      'purchased',
      'performedSearch',
      'offerReceived',
      'offerAccepted',
      'offerDeclined',
      'offerCountered',
      'listingStateChanged',
    ]);
    expect(vendor.told.map((event) => event.order?.id)).toEqual([
      undefined,
      undefined,
      undefined,
      'o-1',
      'o-1',
      ...Array.from({ length: 6 }, () => undefined),
    ]);
    expect(new Set(vendor.told.map(({ user }) => user?.id))).toEqual(new Set(['a-1']));
  });

  it('tells of nobody but by the id', () => {
    const vendor = listener();
    const tracker = createTracker([vendor], () => account);
    tracker.pageViewed('/shop');
    tracker.purchased(order);
    expect(JSON.stringify(vendor.told)).not.toMatch(/ada|lovelace/i);
  });

  it('counts searches of those who are signed in only', () => {
    const vendor = listener();
    const search = { SearchTerm: 'strat', SearchFilters: { brand: '["fender"]' }, SearchLocation: '/shop' };
    createTracker([vendor], () => null).performedSearch(search);
    expect(vendor.told).toEqual([]);
    createTracker([vendor], () => account).performedSearch(search);
    expect(vendor.told).toMatchObject([{ eventName: 'performedSearch', properties: search }]);
  });

  it("raises 'Invalid offer state' for any other offer event, and tells nobody", () => {
    const vendor = listener();
    const tracker = createTracker([vendor], () => null);
    expect(() => tracker.offerChanged('offerExpired', offer)).toThrow('Invalid offer state');
    expect(vendor.told).toEqual([]);
  });

  it('goes on with the others when a vendor throws or fails later', async () => {
    const broken: TrackingVendor = {
      name: 'A broken one',
      track: () => {
        throw new Error('no');
      },
      identify: () => Promise.reject(new Error('later')),
    };
    const vendor = listener();
    const tracker = createTracker([broken, vendor], () => account);
    tracker.pageViewed('/');
    tracker.identify(account);
    await settle();
    expect(vendor.told).toHaveLength(1);
    expect(vendor.known).toEqual(['a-1']);
    expect(warned).toHaveBeenCalledTimes(2);
  });
});
