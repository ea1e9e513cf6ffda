import type { SessionAccount } from './session.ts';

/** An account for tests: a new one without rights, with the given changes. */
export const sessionAccount = (what: Partial<SessionAccount> = {}): SessionAccount => ({
  id: 'a1',
  email: 'a@headstock.test',
  username: 'a',
  displayName: 'A',
  firstName: null,
  lastName: null,
  bio: null,
  phone: null,
  isAdmin: false,
  isPrivateSeller: false,
  isProfessionalSeller: false,
  createdAt: '2026-01-01T00:00:00Z',
  avatarImage: null,
  partiallyPaidOrders: 0,
  unreadMessageCount: 0,
  wishlistItemIds: [],
  ...what,
});
