import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { emptyCart } from '@headstock/contracts/cart';
import { anonymousSession } from '@headstock/contracts/session';
import type { SeenItem, TrackedEvent } from '@headstock/contracts/tracking';
import { emit, sessionAtom, type Store } from '@headstock/event-bus';
import { createStore } from 'jotai';
import { connectBus, followAccount } from './connect-bus.ts';
import { maxBufferedEvents, bufferEvents, type EventBuffer } from './event-buffer.ts';
import { discardEvents, drainEventBuffer } from './drain-event-buffer.ts';
import { account, item, line, listener, offer, order } from './tracker.fixture.ts';
import { createTracker, type Tracker } from './tracker.ts';

let store: Store;
let buffer: EventBuffer;
let vendor: ReturnType<typeof listener>;
let tracker: Tracker;
beforeEach(() => {
  store = createStore();
  buffer = bufferEvents(store);
  vendor = listener();
  tracker = createTracker([vendor], () => store.get(sessionAtom).account);
});

const seen: SeenItem = {
  item: { id: 'i-1', title: item.title, brand: { name: 'Fender' }, category: { title: 'Electric guitars' } },
  offer: { listingId: 'l-1', cents: 2_450_000 },
};
const begin = (): void => drainEventBuffer(buffer, connectBus(store, tracker));
const names = (): TrackedEvent['eventName'][] => vendor.told.map(({ eventName }) => eventName);
const view = (path: string): void => emit(store, 'page/viewed', { path });
const signIn = (impersonator: typeof anonymousSession.impersonator = null): void =>
  emit(store, 'session/changed', { ...anonymousSession, known: true, account, impersonator });

describe('what happens before anybody may count it', () => {
  it('is kept in its order, and told once it may', () => {
    view('/');
    emit(store, 'item/viewed', seen);
    expect(vendor.told).toEqual([]);
    begin();
    view('/blog');
    expect(
      vendor.told.map(({ eventName, properties }) => [eventName, 'path' in properties && properties.path]),
    ).toEqual([
      ['pageViewed', '/'],
      ['itemViewed', false],
      ['pageViewed', '/blog'],
    ]);
  });

  it('is kept up to a bound, the oldest goes', () => {
    for (let page = 0; page < maxBufferedEvents + 5; page++) view(`/p-${page}`);
    begin();
    expect(vendor.told).toHaveLength(maxBufferedEvents);
    expect(vendor.told[0]).toMatchObject({ properties: { path: '/p-5' } });
  });

  it('is forgotten for good when the visitor refuses', () => {
    view('/');
    discardEvents(buffer);
    view('/shop');
    begin();
    expect(vendor.told).toEqual([]);
    view('/blog');
    expect(names()).toEqual(['pageViewed']);
    discardEvents(buffer);
    view('/faqs');
    expect(names()).toEqual(['pageViewed']);
  });
});

describe('what the bus says', () => {
  beforeEach(begin);

  it('says of an item that is looked at what a report needs, offered or not', () => {
    emit(store, 'item/viewed', seen);
    emit(store, 'item/viewed', { ...seen, offer: undefined });
    expect(vendor.told.map(({ properties }) => properties)).toEqual([
      item,
      { ...item, listingId: null, amountCents: null },
    ]);
  });

  it('becomes a search once, however the result is walked through', () => {
    signIn();
    for (const path of ['/shop?keywords=strat', '/shop?keywords=strat&after=x', '/shop?keywords=tele', '/shop'])
      view(path);
    const searched = vendor.told.filter(({ eventName }) => eventName === 'performedSearch');
    expect(searched.map(({ properties }) => properties)).toEqual([
      { SearchTerm: 'strat', SearchFilters: {}, SearchLocation: '/shop' },
      { SearchTerm: 'tele', SearchFilters: {}, SearchLocation: '/shop' },
    ]);
  });

  it('says of an added item what the cart knows, and nothing of one that it does not have', () => {
    const lines = [{ ...line, id: 'c-1', orderId: 'o-1', slug: 's', imageId: null, backdrop: null }];
    emit(store, 'cart/item-added', { listingId: 'l-1', title: 't' });
    emit(store, 'cart/changed', { ...emptyCart, id: 'o-1', version: 1, subTotalCents: 4_900_000, lines });
    emit(store, 'cart/item-added', { listingId: 'l-1', title: 't' });
    expect(vendor.told).toMatchObject([{ eventName: 'itemAddedToCart', properties: line }]);
  });

  it('counts a page once that only changes its step', () => {
    for (const path of ['/checkout', '/checkout?step=2', '/cart', '/checkout?step=3']) view(path);
    expect(vendor.told.map(({ properties }) => properties)).toEqual(
      ['/checkout', '/cart', '/checkout'].map((path) => ({ path })),
    );
  });

  it('begins a checkout once a cart, and none with an empty one', () => {
    view('/checkout');
    const lines = [{ ...line, id: 'c-1', orderId: 'o-1', slug: 's', imageId: null, backdrop: null }];
    emit(store, 'cart/changed', { ...emptyCart, id: 'o-1', version: 1, subTotalCents: 4_900_000, lines });
    for (const path of ['/checkout', '/cart', '/checkout?step=2']) view(path);
    expect(names().filter((name) => name !== 'pageViewed')).toEqual(['checkoutStarted']);
    expect(vendor.told).toContainEqual({
      eventName: 'checkoutStarted',
      order: { id: 'o-1' },
      user: null,
      properties: { currency: 'USD', totalCents: 4_900_000, lines: [line] },
    });
  });

  it('counts a purchase once, however often a page tells of it', () => {
    emit(store, 'order/purchased', order);
    emit(store, 'order/purchased', order);
    expect(names()).toEqual(['purchased']);
  });

  it('follows a consigned instrument', () => {
    emit(store, 'listing/state-changed', { listingId: 'l-1', state: 'DESCRIPTION' });
    expect(vendor.told).toMatchObject([
      { eventName: 'listingStateChanged', properties: { listingId: 'l-1', state: 'DESCRIPTION' } },
    ]);
  });
});

describe('an offer that is none', () => {
  let failed: jest.SpiedFunction<typeof console.error>;
  beforeEach(() => {
    failed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => failed.mockRestore());

  it('is logged as such, and whoever fired it goes on', () => {
    begin();
    emit(store, 'offer/changed', { name: 'offerLost', offer });
    emit(store, 'offer/changed', { name: 'offerAccepted', offer });
    expect(failed.mock.calls).toEqual([[new Error('Invalid offer state')]]);
    expect(names()).toEqual(['offerAccepted']);
  });
});

describe('whoever is signed in', () => {
  it('is told once, and anew after somebody else', () => {
    const end = followAccount(store, tracker);
    signIn();
    signIn();
    emit(store, 'session/changed', { ...anonymousSession, known: true });
    signIn();
    expect(vendor.known).toEqual(['a-1', 'a-1']);
    end();
    emit(store, 'session/changed', { ...anonymousSession, known: true });
    signIn();
    expect(vendor.known).toHaveLength(2);
  });

  it('is not told while an admin acts in that name', () => {
    followAccount(store, tracker);
    signIn({ id: 'x', username: 'x', displayName: 'X' });
    expect(vendor.known).toEqual([]);
  });
});
