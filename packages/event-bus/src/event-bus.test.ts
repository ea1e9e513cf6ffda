import { sessionAccount } from '@headstock/contracts/session-fixture';
import { describe, expect, it, jest } from '@jest/globals';
import { emptyCart, type CartState } from '@headstock/contracts/cart';
import { anonymousSession } from '@headstock/contracts/session';
import { createStore } from 'jotai';
import { cartAtom, cartCountAtom, emit, listen, notificationCountAtom, sessionAtom } from './event-bus.ts';

const line = (quantity: number) => ({
  id: 'l1',
  orderId: 'o1',
  listingId: 'g1',
  itemId: 'i1',
  slug: 'tee',
  title: 'The H tee',
  quantity,
  amountCents: 3200 * quantity,
  imageId: null,
  backdrop: null,
});
const cart = (version: number, quantity = 1): CartState => ({
  ...emptyCart,
  id: 'o1',
  orderIds: ['o1'],
  version,
  lines: [line(quantity)],
});
const account = sessionAccount({ partiallyPaidOrders: 1, unreadMessageCount: 2 });

describe('the event bus', () => {
  it('moves the shared atoms before listeners hear of it', () => {
    const store = createStore();
    const heard = jest.fn(() => store.get(cartCountAtom));
    listen(store, 'cart/changed', heard);
    emit(store, 'cart/changed', cart(1, 3));
    expect(heard).toHaveReturnedWith(3);
  });

  it('never lets an older cart replace a newer one', () => {
    const store = createStore();
    emit(store, 'cart/changed', cart(5, 2));
    emit(store, 'cart/changed', cart(4, 9));
    expect(store.get(cartCountAtom)).toBe(2);
    emit(store, 'cart/changed', { ...cart(1, 4), id: 'another' });
    expect(store.get(cartCountAtom)).toBe(4);
    emit(store, 'cart/changed', emptyCart);
    expect(store.get(cartAtom)).toBe(emptyCart);
  });

  it('keeps pages apart: another store hears nothing', () => {
    const heard = jest.fn();
    listen(createStore(), 'mini-cart/open', heard);
    emit(createStore(), 'mini-cart/open', {});
    expect(heard).not.toHaveBeenCalled();
  });

  it('stops when told, also while an event is on its way', () => {
    const store = createStore();
    const second = jest.fn();
    const end = listen(store, 'mini-cart/open', () => end());
    listen(store, 'mini-cart/open', second);
    emit(store, 'mini-cart/open', {});
    emit(store, 'mini-cart/open', {});
    expect(second).toHaveBeenCalledTimes(2);
  });

  it('counts what waits for the account', () => {
    const store = createStore();
    expect(store.get(notificationCountAtom)).toBe(0);
    emit(store, 'session/changed', { ...anonymousSession, account, known: true });
    expect(store.get(notificationCountAtom)).toBe(3);
    expect(store.get(sessionAtom).known).toBe(true);
  });
});
