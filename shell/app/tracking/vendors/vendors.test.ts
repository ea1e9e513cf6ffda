/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { account, item, line, order } from '../tracker.fixture.ts';
import { createTracker, type TrackingVendor } from '../tracker.ts';
import { createAnalytics, createMarketing } from './identify.ts';
import { createPixel, type PixelPage } from './pixel.ts';
import { shopVendor } from './shop.ts';
import { createTagManager, type DataLayerPage } from './tag-manager.ts';

const who = { id: 'a-1', email: 'ada@example.com', name: 'Ada Lovelace', phone: '+1 615 555 0100' };
const service = { src: 'https://cdn.vendor.test/v.js', global: 'vendorService' };

const scripts = (): string[] => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const answer = (type: 'load' | 'error'): void => {
  for (const script of document.head.querySelectorAll('script')) script.dispatchEvent(new Event(type));
};
const settle = () => jest.advanceTimersByTimeAsync(0);
const trackerOf = (vendor: TrackingVendor) => createTracker([vendor], () => account);

let warned: jest.SpiedFunction<typeof console.warn>;
beforeEach(() => {
  jest.useFakeTimers();
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  warned.mockRestore();
  document.head.replaceChildren();
  Reflect.deleteProperty(window, service.global);
});

describe('the tag manager', () => {
  it('brings its container and tells it in its own words', () => {
    const page: DataLayerPage = { document };
    const tracker = trackerOf(createTagManager('GTM-ABC1', page, 'USD', 1));
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1']);
    tracker.pageViewed('/shop');
    tracker.itemViewed(item);
    tracker.itemAddedToCart(line);
    tracker.purchased(order);
    tracker.listingStateChanged('l-1', 'INITIAL');
    const told = page.dataLayer?.filter((entry) => 'event' in entry);
    const item1 = { item_id: 'i-1', item_name: '1962 Fender Stratocaster' };
    expect(told).toEqual([
      { 'gtm.start': 1, event: 'gtm.js' },
      { event: 'page_view', page_path: '/shop', user_id: 'a-1' },
      {
        event: 'view_item',
        ecommerce: {
          currency: 'USD',
          items: [{ ...item1, item_brand: 'Fender', item_category: 'Electric guitars', price: 24_500 }],
        },
        user_id: 'a-1',
      },
      {
        event: 'add_to_cart',
        ecommerce: { currency: 'USD', value: 49_000, items: [{ ...item1, price: 24_500, quantity: 2 }] },
        user_id: 'a-1',
      },
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: 'o-1',
          currency: 'USD',
          value: 50_000.5,
          tax: 900,
          shipping: 100.5,
          items: [{ ...item1, price: 24_500, quantity: 2 }],
        },
        user_id: 'a-1',
      },
      { event: 'listingStateChanged', listingId: 'l-1', state: 'INITIAL', user_id: 'a-1' },
    ]);
  });

  it('keeps everything for a script that comes late, and throws nothing for one that never does', async () => {
    const page: DataLayerPage = { document };
    const tracker = trackerOf(createTagManager('GTM-ABC1', page, 'USD'));
    answer('error');
    tracker.pageViewed('/shop');
    await settle();
    expect(page.dataLayer).toContainEqual({ event: 'page_view', page_path: '/shop', user_id: 'a-1' });
    expect(warned).toHaveBeenCalledTimes(1);
  });
});

describe('the social pixel', () => {
  it('is told of a purchase through its queue, and of nothing else', () => {
    const page: PixelPage = { document };
    const tracker = trackerOf(createPixel('12345', page));
    expect(scripts()).toEqual(['https://connect.facebook.net/en_US/fbevents.js']);
    tracker.pageViewed('/shop');
    tracker.itemAddedToCart(line);
    tracker.purchased(order);
    expect(page.fbq?.queue).toEqual([
      ['init', '12345'],
      [
        'track',
        'Purchase',
        {
          value: 50_000.5,
          currency: 'USD',
          content_type: 'product',
          contents: [{ id: 'i-1', quantity: 2, item_price: 24_500 }],
        },
        { eventID: 'o-1' },
      ],
    ]);
  });

  it('hands over to its script once that is there', () => {
    const page: PixelPage = { document };
    const tracker = trackerOf(createPixel('12345', page));
    const called: unknown[] = [];
    if (page.fbq) page.fbq.callMethod = (...told) => called.push(told);
    tracker.purchased(order);
    expect(called).toHaveLength(1);
    expect(page.fbq?.queue).toHaveLength(1);
  });

  it('keeps quiet when its script is blocked', async () => {
    const tracker = trackerOf(createPixel('12345', { document }));
    answer('error');
    tracker.purchased(order);
    await settle();
    expect(warned).toHaveBeenCalledTimes(1);
  });
});

describe('the analytics service', () => {
  it('hears who is signed in once its script is there', async () => {
    const identify = jest.fn();
    const tracker = trackerOf(createAnalytics(service, window));
    tracker.identify(account);
    await settle();
    Reflect.set(window, service.global, { identify });
    answer('load');
    await settle();
    expect(identify.mock.calls).toEqual([['a-1', who]]);
  });

  it('is ignored when its script is blocked, or makes something else', async () => {
    const tracker = trackerOf(createAnalytics(service, window));
    answer('error');
    tracker.identify(account);
    await settle();
    expect(warned).toHaveBeenCalledTimes(1);
    const other = trackerOf(createAnalytics(service, window));
    Reflect.set(window, service.global, 'text');
    answer('load');
    other.identify(account);
    await settle();
    expect(warned).toHaveBeenCalledTimes(1);
  });
});

describe('the marketing service', () => {
  it('is told at once where it is there', async () => {
    const identify = jest.fn();
    Reflect.set(window, service.global, { identify });
    trackerOf(createMarketing(service, window)).identify(account);
    await settle();
    expect(identify.mock.calls).toEqual([[who]]);
  });

  it('is waited for: at the fifth look it is there', async () => {
    const identify = jest.fn();
    trackerOf(createMarketing(service, window)).identify(account);
    await jest.advanceTimersByTimeAsync(350);
    expect(identify).not.toHaveBeenCalled();
    Reflect.set(window, service.global, { identify });
    await jest.advanceTimersByTimeAsync(50);
    expect(identify.mock.calls).toEqual([[who]]);
    expect(warned).not.toHaveBeenCalled();
  });

  it('is given up after twenty looks of 100 ms, which is logged and ignored', async () => {
    trackerOf(createMarketing(service, window)).identify(account);
    answer('error');
    await jest.advanceTimersByTimeAsync(1999);
    expect(warned).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(warned).toHaveBeenCalledTimes(1);
    const identify = jest.fn();
    Reflect.set(window, service.global, { identify });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(identify).not.toHaveBeenCalled();
  });

  it('has five seconds to answer', async () => {
    Reflect.set(window, service.global, { identify: () => new Promise(() => undefined) });
    trackerOf(createMarketing(service, window)).identify(account);
    await jest.advanceTimersByTimeAsync(4999);
    expect(warned).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(warned).toHaveBeenCalledTimes(1);
  });
});

describe('the shop’s own count', () => {
  const send = jest.fn<typeof fetch>();
  beforeEach(() => {
    document.cookie = 'csrf-token=t';
    window.fetch = globalThis.fetch = send;
    send.mockReset();
  });

  it('is a POST with the token that outlives the page', async () => {
    send.mockResolvedValue(Response.json(null, { status: 200 }));
    trackerOf(shopVendor).pageViewed('/shop');
    await settle();
    expect(send.mock.calls).toEqual([
      [
        '/api/tracking',
        {
          method: 'POST',
          keepalive: true,
          headers: { 'content-type': 'application/json', 'csrf-token': 't' },
          body: '{"eventName":"pageViewed","order":null,"user":{"id":"a-1"},"properties":{"path":"/shop"}}',
        },
      ],
    ]);
  });

  it('logs a failure, and nothing more', async () => {
    send.mockResolvedValueOnce(Response.json({}, { status: 429 })).mockRejectedValueOnce(new TypeError('offline'));
    const tracker = trackerOf(shopVendor);
    tracker.pageViewed('/a');
    tracker.pageViewed('/b');
    await settle();
    expect(warned).toHaveBeenCalledTimes(2);
  });
});
