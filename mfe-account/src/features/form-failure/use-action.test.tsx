/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { renderProfile } from '#mfe-account/testing/render-profile.fixture.tsx';

afterEach(cleanup);

const gone = { success: false, message: 'It is not there any more.', code: 'not-found', nextAction: null };
const moment = '2026-11-01T18:00:00Z';
const card = { network: 'visa', last4: '4242', expiryMonth: 4, expiryYear: 2030, isExpired: false, isDefault: false };
const address = {
  id: 'gone',
  firstName: 'Ada',
  lastName: 'Moreau',
  company: null,
  line1: '1 Alder Street',
  line2: null,
  city: 'Portland',
  postalCode: '97214',
  phone: null,
  region: { name: 'Oregon', iso: 'OR' },
  country: { name: 'United States', iso: 'US' },
  defaultAddress: false,
  keptAsTyped: false,
  version: 1,
};
const security = { hasPassword: true, twoStepSince: null, recoveryCodesLeft: 0, twoStepReset: null };
const session = { id: 'here', isCurrent: true, userAgent: null, authenticatedAt: moment, lastSeenAt: moment };
const passkey = { id: 'gone', name: 'Phone', isSynced: true, createdAt: moment, lastUsedAt: null };

/** Each: the page, what to click, the operation that reads the list, the list with the row and without, and the refusal. */
it.each([
  [
    'payment',
    ['Offer first: Visa ending in 4242'],
    'AccountSavedCards',
    (isThere: boolean) => ({
      cardFields: { url: 'http://localhost/fields', origin: 'http://localhost', redirect: true },
      viewer: { id: 'a1', savedCards: isThere ? [{ id: 'gone', ...card }] : [] },
    }),
    { AccountMakeCardDefault: { savedCardMakeDefault: gone } },
  ],
  [
    'addresses',
    ['Make default: Ada Moreau, 1 Alder Street'],
    'GetAddresses',
    (isThere: boolean) => ({
      addresses: {
        pageInfo: { hasNextPage: false, hasPreviousPage: false, endCursor: null },
        edges: isThere ? [{ node: address, isFound: true }] : [],
      },
    }),
    { AddressSetDefault: { addressSetDefault: gone } },
  ],
  [
    'security',
    ['End: Unknown browser'],
    'AccountSecurity',
    (isThere: boolean) => ({
      accountSecurity: {
        ...security,
        passkeys: [],
        sessions: isThere ? [session, { ...session, id: 'gone', isCurrent: false }] : [session],
      },
    }),
    { SessionEnd: { sessionEnd: gone } },
  ],
  [
    'security',
    ['Remove: Phone', 'Remove'],
    'AccountSecurity',
    (isThere: boolean) => ({
      accountSecurity: { ...security, sessions: [session], passkeys: isThere ? [passkey] : [] },
    }),
    { AccountPasskeyRemove: { passkeyRemove: gone } },
  ],
  [
    'replies',
    ['Remove Still there'],
    'AccountReplies',
    (isThere: boolean) => ({
      savedReplies: isThere ? [{ id: 'gone', title: 'Still there', textEn: 'It is.', textFr: '' }] : [],
      awayReply: null,
    }),
    { AccountReplyRemove: { savedReplyRemove: gone } },
  ],
])(
  'says at the list of %s why nothing came of what another tab removed (%j)',
  async (page, buttons, list, answer, refusal) => {
    let reads = 0;
    const { user, sent } = await renderProfile(`/profile/settings/${page}`, {
      AccountStoreCredits: { viewer: { id: 'a1', storeCredits: [] } },
      AccountPasskeyCount: { accountSecurity: { hasPassword: true, passkeys: [] } },
      [list]: () => answer(reads++ === 0),
      ...refusal,
    });
    for (const name of buttons) await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(sent(list)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('button', { name: buttons[0] ?? '' })).toBeNull());
    expect(screen.getByRole('alert').textContent).toBe('It is not there any more.');
  },
);
