import { expect, it } from '@jest/globals';
import { sessionAccount } from '@headstock/contracts/session-fixture';
import { anonymousSession } from '@headstock/contracts/session';
import { toSession } from './session.model.ts';

const {
  partiallyPaidOrders: _orders,
  unreadMessageCount: _messages,
  wishlistItemIds: _ids,
  ...known
} = sessionAccount();
const viewer = { ...known, grants: [] };
const counts = { ordersCompleted: { totalCount: 2 }, messageCountUnread: 3, wishlistItemIds: ['i'] };

it('has the viewer with the counts of the bell', () => {
  const account = sessionAccount({ partiallyPaidOrders: 2, unreadMessageCount: 3, wishlistItemIds: ['i'] });
  expect(toSession({ viewer, impersonator: null }, counts)).toEqual({ ...anonymousSession, account, known: true });
});

it('has the grants of an administrator, and of nobody else', () => {
  const grants = ['orders:read'];
  const session = toSession({ viewer: { ...viewer, isAdmin: true, grants }, impersonator: null }, null);
  expect(session.account?.grants).toEqual(grants);
  expect(toSession({ viewer: { ...viewer, grants }, impersonator: null }, null).account).toEqual(sessionAccount());
});

it('counts nothing where the counts are missing', () => {
  expect(toSession({ viewer, impersonator: null }, null).account).toEqual(sessionAccount());
});

it('has nothing else of the answer, which is stored', () => {
  const impersonator = { __typename: 'Account', id: 's', username: 'staff', displayName: 'Staff', isAdmin: true };
  const answered = { __typename: 'Account', ...viewer };
  const session = toSession({ viewer: answered, impersonator }, counts);
  expect(JSON.stringify(session)).not.toContain('__typename');
  expect(session.impersonator).toEqual({ id: 's', username: 'staff', displayName: 'Staff' });
});

it('is anonymous without a viewer', () => {
  expect(toSession({ viewer: null, impersonator: null }, null)).toEqual({ ...anonymousSession, known: true });
});
