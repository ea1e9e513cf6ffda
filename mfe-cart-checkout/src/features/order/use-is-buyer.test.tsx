/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { expect, it } from '@jest/globals';
import { anonymousSession, type SessionAccount } from '@headstock/contracts/session';
import { sessionAccount } from '@headstock/contracts/session-fixture';
import { emit } from '@headstock/event-bus';
import { renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { useIsBuyer } from './use-is-buyer.ts';

const seller = { id: 'seller', displayName: 'Ridge Guitars' };

function isBuyer(account: Partial<SessionAccount> | null): boolean {
  const store = createStore();
  const session = { ...anonymousSession, account: account && sessionAccount(account), known: true };
  emit(store, 'session/changed', session);
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return renderHook(() => useIsBuyer({ seller }), { wrapper }).result.current;
}

it('speaks of their own purchase to members and guests, and of somebody else’s to the seller and to staff', () => {
  expect(isBuyer({ id: 'buyer' })).toBe(true);
  expect(isBuyer(null)).toBe(true);
  expect(isBuyer({ id: 'seller' })).toBe(false);
  expect(isBuyer({ id: 'desk', isAdmin: true })).toBe(false);
});
