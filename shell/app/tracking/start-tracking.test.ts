/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, expect, it, jest } from '@jest/globals';
import { emit } from '@headstock/event-bus';
import { createStore } from 'jotai';
import { bufferEvents } from './event-buffer.ts';
import { startTracking } from './start-tracking.ts';

const names = ['fbq', 'dataLayer'] as const;
const put = (name: (typeof names)[number], value: unknown) => Reflect.set(window, name, value);

afterEach(() => {
  for (const name of names) Reflect.deleteProperty(window, name);
  document.head.replaceChildren();
});

it('a service whose place on the page holds something else is left out, and keeps nothing from the others', async () => {
  const layer: object[] = [];
  put('dataLayer', layer);
  put('fbq', () => {
    throw new Error('blocked');
  });
  const send = jest.fn<typeof fetch>(() => Promise.resolve(Response.json(null)));
  globalThis.fetch = send;
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const store = createStore();
  const buffer = bufferEvents(store);
  emit(store, 'page/viewed', { path: '/shop' });
  const vendors = { tagManagerId: 'GTM-ABC1', pixelId: '1234567890' };
  const { hasVendors } = startTracking(store, buffer, window, { vendors, currency: 'USD' });
  await Promise.resolve();
  expect(send).toHaveBeenCalledTimes(1);
  expect(layer).toContainEqual({ event: 'page_view', page_path: '/shop' });
  expect(warned).toHaveBeenCalledTimes(1);
  // Its script may be there all the same.
  expect(hasVendors).toBe(true);
  warned.mockRestore();
});
