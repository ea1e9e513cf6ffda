import type { Answers } from '@headstock/testing/fake-graphql-client';
import { screen } from '@testing-library/react';
import { openAdmin } from '#mfe-admin/testing/open-admin.fixture.tsx';

export const done = { success: true, message: null, code: null };
/** A member. */
export const account = {
  id: 'a1',
  displayName: 'Ada Moreau',
  username: 'ada',
  firstName: 'Ada',
  lastName: 'Moreau',
  email: 'ada@example.com',
  emailVerifiedAt: '2026-07-05T18:00:00Z',
  phone: null,
  bio: null,
  createdAt: '2026-07-05T18:00:00Z',
  isAdmin: false,
  isPrivateSeller: false,
  isProfessionalSeller: false,
  canUseStripeTerminal: false,
  canUseManualPayment: false,
  canManageShippingMethods: false,
  staffRole: null,
  storeCredits: [{ id: 'c1', isTrade: false, balance: { amountCents: 12_345 } }],
};
/** Everything about them. */
export const details = {
  account,
  locale: 'fr',
  hasPassword: true,
  hasSecondFactor: false,
  deletionDueAt: null,
  lastSeenAt: null,
  purchaseCount: 2,
  saleCount: 0,
  offerCount: 1,
  listingCount: 0,
  applications: [],
  securityEvents: [{ id: 'e1', at: '2026-11-01T18:00:00Z', kind: 'sign-in.done', network: '10.0.0.1' }],
  history: [
    {
      id: 'h1',
      at: '2026-11-01T18:00:00Z',
      actionLabel: 'Account: rights changed',
      actor: { id: 'o', displayName: 'Ruth' },
      impersonator: null,
      details: [{ name: 'reason', value: 'Agreed' }],
    },
  ],
  impersonations: [],
  isMerged: false,
  merges: [],
  twoStepResets: [],
};
export const application = {
  id: 's1',
  kind: 'PROFESSIONAL',
  state: 'WAITING',
  about: 'New and used guitars.',
  businessName: 'Ada’s Guitars',
  registrationNumber: 'TN 42',
  website: 'https://example.com/ada',
  createdAt: '2026-11-01T18:00:00Z',
  closedAt: null,
  reason: null,
  decidedBy: null,
  account: { id: 'a1', displayName: 'Ada Moreau', email: 'ada@example.com', createdAt: '2026-07-05T18:00:00Z' },
  evidence: {
    emailVerifiedAt: null,
    hasSecondFactor: false,
    addressCount: 1,
    purchaseCount: 2,
    deniedCount: 1,
    reportCount: 0,
  },
};
export const roles = [
  { id: 'owner', name: 'Owner', grants: ['orders:read'], isOwner: true, memberCount: 1, version: 1 },
  { id: 'r1', name: 'Counter', grants: ['orders:write'], isOwner: false, memberCount: 0, version: 3 },
];

/** Opens a page of the back office for an administrator with these grants. */
export async function open(
  path: string,
  answers: Answers = {},
  grants: readonly string[] = ['people:write', 'system:write'],
) {
  const table = {
    AdminAccountDetails: { accountDetails: details },
    AdminStaffRoleChoice: { staffRoles: roles },
    AdminStaffRoles: { staffRoles: roles },
    AdminApplications: {
      sellerApplications: {
        totalCount: 1,
        pageInfo: { hasNextPage: false, endCursor: null },
        edges: [{ node: application }],
      },
    },
    AdminApplication: { sellerApplication: application },
    ...answers,
  };
  const page = openAdmin(path, table, 'en', grants);
  await screen.findByRole('heading', { level: 1 });
  return page;
}
