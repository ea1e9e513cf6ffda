/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { consentCookie } from '@headstock/contracts/consent';
import { emit, type Store } from '@headstock/event-bus';
import { createStore } from 'jotai';
import { bufferEvents } from './event-buffer.ts';
import { followConsent } from './follow-consent.ts';

const send = jest.fn<typeof fetch>();
let store: Store;

function open(browser: object = {}): void {
  const eventBuffer = bufferEvents(store);
  emit(store, 'page/viewed', { path: '/shop' });
  const page = new Proxy(window, {
    get: (target, name) => (name === 'navigator' ? { ...browser } : Reflect.get(target, name, target)),
  });
  followConsent({ store, eventBuffer, page });
}
const forget = (): void => {
  document.cookie = 'headstock-consent=; Max-Age=0; Path=/';
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 150));
const choose = (choice: 'all' | 'needed') => emit(store, 'consent/changed', { choice });
const told = (): unknown[] =>
  send.mock.calls.map(([, init]) => (typeof init?.body === 'string' ? JSON.parse(init.body).properties.path : null));

beforeEach(() => {
  forget();
  store = createStore();
  globalThis.fetch = send;
  send.mockReset();
  send.mockImplementation(() => Promise.resolve(Response.json(null)));
});
afterEach(forget);

describe('the consent', () => {
  it('is waited for: nothing is sent before it is given', async () => {
    open();
    await settle();
    expect(send).not.toHaveBeenCalled();
    choose('all');
    await settle();
    emit(store, 'page/viewed', { path: '/blog' });
    expect(told()).toEqual(['/shop', '/blog']);
  });

  it('is remembered', async () => {
    document.cookie = consentCookie('all', false);
    open();
    await settle();
    expect(told()).toEqual(['/shop']);
  });

  it('drops what was kept when it is refused, and later begins from there', async () => {
    open();
    choose('needed');
    emit(store, 'page/viewed', { path: '/blog' });
    await settle();
    choose('all');
    await settle();
    emit(store, 'page/viewed', { path: '/faqs' });
    expect(told()).toEqual(['/faqs']);
  });

  it('may be taken back at any time, also while its code is on the way', async () => {
    open();
    choose('all');
    choose('needed');
    await settle();
    emit(store, 'page/viewed', { path: '/blog' });
    choose('all');
    await settle();
    choose('needed');
    emit(store, 'page/viewed', { path: '/faqs' });
    expect(told()).toEqual([]);
  });

  it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])('is refused by a browser with %p', async (browser) => {
    document.cookie = consentCookie('all', false);
    open(browser);
    choose('all');
    await settle();
    expect(send).not.toHaveBeenCalled();
  });
});
