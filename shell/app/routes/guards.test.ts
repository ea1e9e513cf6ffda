import { describe, expect, it } from '@jest/globals';
import { visitor, type SessionAccount, type SessionState } from '@headstock/contracts/session';
import { guard } from './guards.ts';

const someone: SessionAccount = {
  id: 's',
  email: 's@headstock.test',
  username: 's',
  displayName: 'S',
  firstName: null,
  lastName: null,
  bio: null,
  phone: null,
  isAdmin: false,
  createdAt: '2026-01-01T00:00:00Z',
  avatarImage: null,
  partiallyPaidOrders: 0,
  unreadMessageCount: 0,
};
const as = (account: Partial<SessionAccount> | null, rest: Partial<SessionState> = {}): SessionState => ({
  ...visitor,
  known: true,
  account: account && { ...someone, ...account },
  ...rest,
});
const nobody = as(null);
const customer = as({ id: 'c', isAdmin: false });
const admin = as({ id: 'a', isAdmin: true });

describe('the guards', () => {
  it.each(['/admin', '/admin/accounts', '/Admin/Accounts', '/profile/selling/orders', '/dashboard/ai'])(
    'let only admins into %s',
    (path) => {
      expect(guard(path, nobody)).toEqual({ kind: 'redirect', redirect: '/' });
      expect(guard(path, customer)).toEqual({ kind: 'redirect', redirect: '/' });
      expect(guard(path, admin)).toEqual({ kind: 'pass' });
    },
  );

  it.each(['/profile', '/profile/buying/purchases', '/wishlist'])(
    'ask a visitor of %s to sign in and remember the place',
    (path) => {
      expect(guard(path, nobody, '?page=2')).toEqual({ kind: 'sign-in', redirect: '/', wanted: `${path}?page=2` });
      expect(guard(path, customer)).toEqual({ kind: 'pass' });
      expect(guard(path, as(null, { loggingOut: true })).kind).not.toBe('sign-in');
    },
  );

  it.each(['/', '/shop', '/cart', '/nowhere', '/profiles', '/administrators'])('let everyone see %s', (path) => {
    expect(guard(path, nobody)).toEqual({ kind: 'pass' });
  });
});
