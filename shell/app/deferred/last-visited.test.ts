/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { sessionAccount } from '@headstock/contracts/session-fixture';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { anonymousSession } from '@headstock/contracts/session';
import { emit, type Store } from '@headstock/event-bus';
import { recordPageView } from '#shell/app/browser/guard-navigation.ts';
import { createStore } from 'jotai';
import { lastVisitedKey, rememberLastVisited } from './last-visited.ts';

const account = sessionAccount();
const kept = (): string | null => localStorage.getItem(lastVisitedKey);

describe('the last visited page', () => {
  let store: Store;
  beforeEach(() => {
    localStorage.clear();
    store = createStore();
  });

  it('is remembered for an account, from the page on which it landed', () => {
    emit(store, 'session/changed', { ...anonymousSession, account });
    rememberLastVisited(store, window);
    expect(kept()).toBe('/');
    emit(store, 'page/viewed', { path: '/shop?page=2' });
    expect(kept()).toBe('/shop?page=2');
  });

  it('is the one to which the visitor went before this was there', () => {
    emit(store, 'session/changed', { ...anonymousSession, account });
    recordPageView(store, '/shop');
    rememberLastVisited(store, window);
    expect(kept()).toBe('/shop');
  });

  it('is nobody’s business for a visitor, and gone after signing out', () => {
    rememberLastVisited(store, window);
    emit(store, 'page/viewed', { path: '/shop' });
    expect(kept()).toBeNull();
    emit(store, 'session/changed', { ...anonymousSession, account });
    emit(store, 'page/viewed', { path: '/cart' });
    emit(store, 'session/changed', anonymousSession);
    expect(kept()).toBeNull();
  });
});
