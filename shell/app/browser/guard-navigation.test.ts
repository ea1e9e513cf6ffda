import { describe, expect, it } from '@jest/globals';
import { anonymousSession, type SessionAccount } from '@headstock/contracts/session';
import { sessionAccount } from '@headstock/contracts/session-fixture';
import { emit } from '@headstock/event-bus';
import { createStore } from 'jotai';
import { hasLostAccess } from './guard-navigation.ts';

function at(path: string, account: Partial<SessionAccount> | null): boolean {
  const store = createStore();
  const session = account === null ? anonymousSession : { ...anonymousSession, account: sessionAccount(account) };
  emit(store, 'session/changed', { ...session, known: true });
  return hasLostAccess(store, { pathname: path });
}

describe('whether the visitor may no longer see a page', () => {
  it.each(['/profile', '/fr/profile/settings/security', '/wishlist', '/fr/wishlist'])(
    'says so of %s without an account, and not with one',
    (path) => {
      expect(at(path, null)).toBe(true);
      expect(at(path, {})).toBe(false);
    },
  );

  it('says so of the seller’s pages to customers, and of the back office to all but admins', () => {
    expect(at('/profile/selling/orders', {})).toBe(true);
    expect(at('/profile/selling/orders', { isPrivateSeller: true })).toBe(false);
    expect(at('/admin/accounts', { isProfessionalSeller: true })).toBe(true);
  });

  it.each(['/', '/fr', '/shop', '/cart', '/orders/6h1gnchhscx3q', '/no/such/page'])('says no of %s', (path) => {
    expect(at(path, null)).toBe(false);
  });
});
