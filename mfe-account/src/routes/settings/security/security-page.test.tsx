/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Answers } from '@headstock/testing/fake-graphql-client';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderProfile } from '#mfe-account/testing/render-profile.fixture.tsx';

afterEach(cleanup);

const done = { success: true, message: null, code: null };
const again = { success: false, message: 'Again, please.', code: 'reauthentication-required' };
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const session = (id: string, change: object = {}) => ({
  id,
  isCurrent: false,
  userAgent: null,
  authenticatedAt: '2026-11-01T18:00:00Z',
  lastSeenAt: '2026-11-03T18:00:00Z',
  ...change,
});
const noFactors = { twoStepSince: null, recoveryCodesLeft: 0, passkeys: [] };
const here = session('here', { isCurrent: true, userAgent: firefox });

const open = (answers: Answers = {}, sessions = [here, session('there')], hasPassword = true) =>
  renderProfile('/profile/settings/security', {
    AccountSecurity: { accountSecurity: { hasPassword, sessions, ...noFactors } },
    AccountChangePassword: { accountChangePassword: done },
    SessionEnd: { sessionEnd: done },
    SessionEndOthers: { sessionEndOthers: done },
    SessionReauthenticate: { sessionReauthenticate: { success: true, message: null } },
    ...answers,
  });
const button = (name: string) => screen.getByRole('button', { name });
const change = () => button('Change password');

describe('the password', () => {
  const fill = async ({ user }: Awaited<ReturnType<typeof open>>, current = 'old one') => {
    if (current) await user.type(screen.getByLabelText('Current password'), current);
    await user.type(screen.getByLabelText('New password'), 'new and long');
    await user.type(screen.getByLabelText('Confirm password'), 'new and long');
    await user.click(change());
  };

  it('changes with the current one, and leaves an empty form', async () => {
    const opened = await open();
    await fill(opened);
    await waitFor(() => expect(opened.told).toEqual(['That is your password now.']));
    expect(opened.sent('AccountChangePassword')).toEqual([
      { passwords: { currentPassword: 'old one', newPassword: 'new and long' } },
    ]);
    await waitFor(() => expect(screen.getByLabelText('New password')).toMatchObject({ value: '' }));
    await waitFor(() => expect(opened.sent('AccountSecurity')).toHaveLength(2));
  });

  it('says what is wrong at the fields, and sends nothing', async () => {
    const { user, sent } = await open();
    await user.type(screen.getByLabelText('New password'), 'short');
    await user.type(screen.getByLabelText('Confirm password'), 'other');
    await user.click(change());
    expect(screen.getByText('Please type something')).toBeTruthy();
    expect(screen.getByText('Use 8 to 128 characters')).toBeTruthy();
    expect(screen.getByText("Password doesn't match")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
    expect(sent('AccountChangePassword')).toEqual([]);
  });

  it('keeps what was typed when it is refused', async () => {
    const wrong = { success: false, message: 'The current password is not right.', code: 'password-wrong' };
    const opened = await open({ AccountChangePassword: { accountChangePassword: wrong } });
    await fill(opened);
    expect((await screen.findByRole('alert')).textContent).toBe('The current password is not right.');
    expect(screen.getByLabelText('New password')).toMatchObject({ value: 'new and long' });
  });

  it('asks before it is left with something typed, and not without', async () => {
    const { user, where } = await open();
    const leave = () => user.click(screen.getByRole('link', { name: 'Your data' }));
    await user.type(screen.getByLabelText('New password'), 'new');
    await leave();
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(where()).toBe('/profile/settings/security');
    expect(screen.getByLabelText('New password')).toMatchObject({ value: 'new' });
    await user.clear(screen.getByLabelText('New password'));
    await leave();
    await waitFor(() => expect(where()).toBe('/profile/settings/privacy'));
  });

  it('is set for the first time after a fresh proof', async () => {
    let tries = 0;
    const opened = await open(
      { AccountChangePassword: () => ({ accountChangePassword: tries++ === 0 ? again : done }) },
      [here],
      false,
    );
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await fill(opened, '');
    await opened.user.type(await screen.findByLabelText('Password'), 'any{Enter}');
    await waitFor(() => expect(opened.told).toEqual(['That is your password now.']));
  });
});

describe('the list of sessions', () => {
  it('names browser and system, and marks this one, which cannot be ended here', async () => {
    await open();
    const [first, second] = screen.getAllByRole('listitem').slice(-2);
    expect(first?.textContent).toContain('Firefox on Linux');
    expect(first?.textContent).toContain('This one');
    expect(first && within(first).queryByRole('button')).toBeNull();
    expect(second?.textContent).toContain('Unknown browser');
    expect(second?.textContent).toContain('last seen Nov 3');
  });

  it('ends a session, after a fresh proof where the API wants one', async () => {
    let tries = 0;
    const { user, sent, told } = await open({ SessionEnd: () => ({ sessionEnd: tries++ === 0 ? again : done }) });
    await user.click(button('End: Unknown browser'));
    await user.type(await screen.findByLabelText('Password', { selector: 'input' }), 'mine{Enter}');
    await waitFor(() => expect(told).toEqual(['That browser is signed out.']));
    expect(sent('SessionEnd')).toEqual([{ id: 'there' }, { id: 'there' }]);
    await waitFor(() => expect(sent('AccountSecurity')).toHaveLength(2));
  });

  it('ends all others, where there are any', async () => {
    const { user, sent } = await open();
    await user.click(button('End all others'));
    await waitFor(() => expect(sent('SessionEndOthers')).toHaveLength(1));
    cleanup();
    await open({}, [here]);
    expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull();
  });

  it('shows why a session could not be ended, and what is left', async () => {
    const gone = { success: false, message: 'This session has ended already.', code: 'not-found' };
    const { user, told, sent } = await open({ SessionEnd: { sessionEnd: gone } });
    await user.click(button('End: Unknown browser'));
    expect((await screen.findByRole('alert')).textContent).toBe('This session has ended already.');
    expect(told).toEqual([]);
    await waitFor(() => expect(sent('AccountSecurity')).toHaveLength(2));
  });

  it('says at the session and at the question that nobody answered', async () => {
    const nobody = () => {
      throw new TypeError('Failed to fetch');
    };
    const { user } = await open({
      SessionEnd: nobody,
      SessionEndOthers: { sessionEndOthers: again },
      SessionReauthenticate: nobody,
    });
    await user.click(button('End: Unknown browser'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      'The shop did not answer, so we cannot say whether this arrived. Try again in a moment.',
    );
    expect(alert.closest('li')?.textContent).toContain('Unknown browser');
    await user.click(button('End all others'));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Password', { selector: 'input' }), 'mine{Enter}');
    expect((await within(dialog).findByRole('alert')).textContent).toContain('What you typed is still here.');
    expect(within(dialog).getByLabelText('Password', { selector: 'input' })).toMatchObject({ value: 'mine' });
  });
});
