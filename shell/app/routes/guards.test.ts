import { sessionAccount } from '@headstock/contracts/session-fixture';
import { describe, expect, it, jest } from '@jest/globals';
import { routeTable } from '@headstock/contracts/routes';
import { anonymousSession, type SessionAccount, type SessionState } from '@headstock/contracts/session';
import { guard } from './guards.ts';

const someone = sessionAccount({ id: 's', email: 's@headstock.test', username: 's', displayName: 'S' });
const as = (account: Partial<SessionAccount> | null, rest: Partial<SessionState> = {}): SessionState => ({
  ...anonymousSession,
  known: true,
  account: account && { ...someone, ...account },
  ...rest,
});
const nobody = as(null);
const customer = as({ id: 'c', isAdmin: false });
const privateSeller = as({ id: 'p', isPrivateSeller: true });
const professionalSeller = as({ id: 'q', isProfessionalSeller: true });
const admin = as({ id: 'a', isAdmin: true });

describe('the guards', () => {
  it.each(['/admin', '/admin/accounts', '/Admin/Accounts', '/dashboard/ai'])('let only admins into %s', (path) => {
    expect(guard(path, nobody)).toEqual({ kind: 'redirect', redirect: '/' });
    expect(guard(path, customer)).toEqual({ kind: 'redirect', redirect: '/' });
    expect(guard(path, admin)).toEqual({ kind: 'pass' });
  });

  it.each(['/profile/selling', '/profile/selling/orders', '/Profile/Selling/listings/L1'])(
    'let sellers and admins into %s, and send everybody else home',
    (path) => {
      for (const session of [nobody, customer])
        expect(guard(path, session)).toEqual({ kind: 'redirect', redirect: '/' });
      for (const session of [privateSeller, professionalSeller, admin])
        expect(guard(path, session)).toEqual({ kind: 'pass' });
    },
  );

  it.each(['/profile', '/profile/buying/purchases', '/wishlist'])(
    'ask a visitor of %s to sign in and remember the place',
    (path) => {
      expect(guard(path, nobody, '?page=2')).toEqual({
        kind: 'sign-in',
        redirect: '/',
        redirectAfterLogin: `${path}?page=2`,
      });
      expect(guard(path, customer)).toEqual({ kind: 'pass' });
      expect(guard(path, as(null, { loggingOut: true })).kind).not.toBe('sign-in');
    },
  );

  it.each(['/', '/shop', '/cart', '/nowhere', '/profiles', '/administrators'])('let everyone see %s', (path) => {
    expect(guard(path, nobody)).toEqual({ kind: 'pass' });
  });

  it.each([
    '//evil.example',
    '/shop\\evil',
    '/shop/%00',
    '/shop/%0aset-cookie',
    '/%E0%A4%A',
    `/${'a'.repeat(2001)}`,
    '',
  ])('know that %j is no page, before they ask who wants to see it', (path) => {
    for (const session of [nobody, admin]) expect(guard(path, session)).toEqual({ kind: 'missing' });
    expect(guard(`/admin${path}`, nobody).kind).not.toBe('pass');
  });

  it('tell of a view after the visitor was let in, and of none that was refused', () => {
    const views = jest.fn();
    guard('/shop', nobody, '?page=2', views);
    guard('/admin/accounts', customer, '', views);
    guard('/wishlist', nobody, '', views);
    guard('/shop/%00', nobody, '', views);
    guard('/admin/accounts', admin, '', views);
    expect(views.mock.calls).toEqual([['/shop?page=2'], ['/admin/accounts']]);
  });

  it('ask of every page what the route table says', () => {
    for (const { path, access } of routeTable.filter((rule) => rule.access !== 'public')) {
      const page = path.replace(/[:*].*$/, 'x');
      expect(guard(page, nobody).kind).not.toBe('pass');
      expect(guard(page, admin)).toEqual({ kind: 'pass' });
      expect(guard(page, privateSeller).kind).toBe(['admin', 'importer'].includes(access) ? 'redirect' : 'pass');
      expect(guard(page, professionalSeller).kind).toBe(access === 'admin' ? 'redirect' : 'pass');
      expect(guard(page, customer).kind).toBe(access === 'account' ? 'pass' : 'redirect');
    }
  });

  it('send home who is about to leave, without asking for a sign-in', () => {
    const leaving = as(null, { loggingOut: true });
    const profile = routeTable.some(({ path, access }) => path.startsWith('/profile') && access === 'account');
    expect(guard('/profile', leaving)).toEqual(profile ? { kind: 'redirect', redirect: '/' } : { kind: 'pass' });
    expect(guard('/admin', leaving)).toEqual({ kind: 'redirect', redirect: '/' });
  });
});
