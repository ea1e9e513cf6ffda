/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { sessionAccount } from '@headstock/contracts/session-fixture';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cartStorageKey, emptyCart, type CartState } from '@headstock/contracts/cart';
import { authStorageKey, anonymousSession } from '@headstock/contracts/session';
import { createStore } from 'jotai';
import { cartAtom, emit, sessionAtom } from './event-bus.ts';
import { parseCart, persist } from './persistence.ts';

const cart: CartState = { ...emptyCart, id: 'o1', orderIds: ['o1'], version: 3, subTotalCents: 100 };
const account = sessionAccount({ email: 'buyer@headstock.test', username: 'buyer', displayName: 'Buyer' });
const otherTab = (key: string, value: unknown): void => {
  localStorage.setItem(key, JSON.stringify(value));
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

beforeEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('what a browser remembers', () => {
  it('brings cart and account back on the next page', () => {
    const first = createStore();
    persist(first, localStorage, window)();
    emit(first, 'cart/changed', cart);
    const end = persist(first, localStorage, window);
    emit(first, 'session/changed', { ...anonymousSession, account });
    end();
    const next = createStore();
    persist(next, localStorage, window);
    expect(next.get(cartAtom)).toEqual(cart);
    expect(next.get(sessionAtom).account).toEqual(account);
  });

  it('stores nothing for an empty cart and after signing out', () => {
    const store = createStore();
    persist(store, localStorage, window);
    emit(store, 'cart/changed', cart);
    emit(store, 'session/changed', { ...anonymousSession, account });
    emit(store, 'cart/changed', emptyCart);
    emit(store, 'session/changed', anonymousSession);
    expect([localStorage.getItem(cartStorageKey), localStorage.getItem(authStorageKey)]).toEqual([null, null]);
  });

  it('follows the other tabs, sign-out included', () => {
    const store = createStore();
    persist(store, localStorage, window);
    otherTab(cartStorageKey, cart);
    otherTab(authStorageKey, account);
    expect(store.get(cartAtom).version).toBe(3);
    otherTab(authStorageKey, null);
    expect(store.get(sessionAtom).account).toBeNull();
  });

  it('follows the wishlist of the other tabs, and stays sure of who is here', () => {
    const store = createStore();
    persist(store, localStorage, window);
    emit(store, 'session/changed', { ...anonymousSession, account, known: true });
    otherTab(authStorageKey, { ...account, wishlistItemIds: ['i1'] });
    expect(store.get(sessionAtom)).toMatchObject({ known: true, account: { wishlistItemIds: ['i1'] } });
    otherTab(authStorageKey, { ...account, wishlistItemIds: 'i1' });
    expect(store.get(sessionAtom).account).toBeNull();
  });

  it.each([
    '{',
    '[]',
    '"x"',
    '{"id":1}',
    JSON.stringify({ ...cart, version: -1 }),
    JSON.stringify({ ...cart, lines: [{}] }),
  ])('takes %s for no cart', (garbage) => {
    localStorage.setItem(cartStorageKey, garbage);
    const store = createStore();
    persist(store, localStorage, window);
    expect(store.get(cartAtom)).toEqual(emptyCart);
  });

  it('reads what it wrote', () => {
    expect(parseCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
  });

  it('goes on without a storage', () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
    const store = createStore();
    persist(store, localStorage, window);
    emit(store, 'cart/changed', cart);
    expect(store.get(cartAtom)).toEqual(cart);
  });
});
