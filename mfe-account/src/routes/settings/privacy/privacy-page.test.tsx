/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { emit } from '@headstock/event-bus';
import type { Answers } from '@headstock/testing/fake-graphql-client';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { AccountPrivacy } from '#mfe-account/features/account-data/account-data.model.ts';
import { renderProfile } from '#mfe-account/testing/render-profile.fixture.tsx';

afterEach(cleanup);

const nothing: Omit<AccountPrivacy, 'email'> = { export: null, deletion: null, obstacles: [] };
const viewer = { id: 'a1', email: 'ada@example.com' };
const done = { success: true, message: null, code: null };
const again = { success: false, message: 'Again, please.', code: 'reauthentication-required' };
const copy = {
  state: 'READY' as const,
  requestedAt: '2026-11-01T18:00:00Z',
  expiresAt: '2026-11-08T18:00:00Z',
  bytes: 1_234_567,
  url: '/api/account-exports/abc',
};
const deletion = { requestedAt: '2026-11-01T18:00:00Z', dueAt: '2026-11-15T18:00:00Z', isPutOff: false };

const open = (privacy: Partial<AccountPrivacy> = {}, answers: Answers = {}, path = '/profile/settings/privacy') =>
  renderProfile(path, {
    AccountPrivacy: { accountPrivacy: { ...nothing, ...privacy }, viewer },
    AccountDeletionState: { accountDeletion: privacy.deletion ?? null },
    AccountExportRequest: { accountExportRequest: done },
    AccountDelete: { accountDelete: done },
    AccountKeep: { accountKeep: done },
    SessionReauthenticate: { sessionReauthenticate: { success: true, message: null } },
    ...answers,
  });
const button = (name: string) => screen.getByRole('button', { name });

describe('a copy of one’s data', () => {
  it('is asked for after a fresh proof, and the page says that it comes', async () => {
    let tries = 0;
    const { user, sent, told } = await open(
      {},
      { AccountExportRequest: () => ({ accountExportRequest: tries++ === 0 ? again : done }) },
    );
    await user.click(button('Prepare a copy'));
    await user.type(await screen.findByLabelText('Password'), 'mine{Enter}');
    await waitFor(() => expect(told).toEqual(['We are preparing your copy.']));
    expect(sent('AccountExportRequest')).toHaveLength(2);
    await waitFor(() => expect(sent('AccountPrivacy')).toHaveLength(2));
  });

  it('is shown as soon as it is ready, without loading the page anew', async () => {
    let state: 'PREPARING' | 'READY' = 'PREPARING';
    const { store } = await open(
      {},
      {
        AccountPrivacy: () => ({
          accountPrivacy: { ...nothing, export: state === 'READY' ? copy : { ...copy, state, bytes: null, url: null } },
          viewer,
        }),
      },
    );
    expect(screen.getByText(/is being prepared/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Prepare a copy' })).toBeNull();
    state = 'READY';
    act(() => emit(store, 'live/changed', { topic: 'notifications', subjectId: null }));
    const link = await screen.findByRole('link', { name: 'Download' });
    expect(link.getAttribute('href')).toBe('/api/account-exports/abc');
    expect(screen.getByText(/1.2 MB/)).toBeTruthy();
  });

  it('that failed can be asked for again, and a refusal is shown', async () => {
    const refused = { success: false, message: 'Please try again tomorrow.', code: 'rate-limited' };
    const { user } = await open(
      { export: { ...copy, state: 'FAILED', url: null, bytes: null } },
      { AccountExportRequest: { accountExportRequest: refused } },
    );
    await user.click(button('Prepare a copy'));
    expect((await screen.findByRole('alert')).textContent).toBe('Please try again tomorrow.');
  });
});

describe('the end of the account', () => {
  it('says what goes and what stays, and wants the e-mail typed', async () => {
    const { user, sent } = await open();
    expect(screen.getByText(/for seven years/)).toBeTruthy();
    const field = screen.getByLabelText(/To confirm, type your e-mail/);
    await user.type(field, 'somebody@example.com');
    await user.click(button('Delete my account'));
    expect(screen.getByText(/This is not the e-mail of your account/)).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(sent('AccountDelete')).toEqual([]);
    await user.clear(field);
    await user.type(field, ' Ada@Example.com{Enter}');
    await waitFor(() => expect(sent('AccountDelete')).toHaveLength(1));
  });

  it('says at the form that nobody answered, and keeps what was typed', async () => {
    const { user, told } = await open(
      {},
      {
        AccountDelete: () => {
          throw new TypeError('Failed to fetch');
        },
      },
    );
    const field = screen.getByLabelText(/To confirm, type your e-mail/);
    await user.type(field, 'ada@example.com{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The shop did not answer');
    expect(alert.closest('form')?.contains(field)).toBe(true);
    expect(field).toMatchObject({ value: 'ada@example.com' });
    expect(told).toEqual([]);
  });

  it('is not offered while something is open, which is linked', async () => {
    await open({ obstacles: [{ kind: 'purchases', count: 2, path: '/profile/buying/purchases' }] });
    const link = screen.getByRole('link', { name: '2 orders that you are to pay or receive' });
    expect(link.getAttribute('href')).toBe('/profile/buying/purchases');
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  });

  it('can be taken back', async () => {
    const { user, sent, told } = await open({ deletion });
    expect(screen.getByText('Nov 15th 2026')).toBeTruthy();
    await user.click(button('Keep my account'));
    await waitFor(() => expect(told).toEqual(['Your account stays.']));
    expect(sent('AccountKeep')).toHaveLength(1);
  });

  it('is told on the other pages of the profile', async () => {
    await open({ deletion }, {}, '/profile/settings');
    expect(await screen.findByText('Your account will be deleted on Nov 15th 2026.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Keep it' }).getAttribute('href')).toBe('/profile/settings/privacy');
  });
});
