/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openRoute } from '#mfe-account/testing/open-route.fixture.tsx';

const overview = { isTwoStep: true, sessionCount: 2, passkeys: [] };
const answer = (success: boolean, message: string | null, passkeys: object[] = []) => ({
  AccountPasswordResetOverview: { passwordResetOverview: { ...overview, passkeys } },
  AccountResetPassword: { accountResetPassword: { success, message } },
});
const save = (): HTMLElement => screen.getByRole('button', { name: 'Set the password' });
const password = (): HTMLInputElement => screen.getByLabelText('Password');
const repeated = (): HTMLInputElement => screen.getByLabelText('Confirm password');

afterEach(cleanup);

describe('/reset-password/{code}', () => {
  it.each([
    ['/reset-password/abc', 'abc'],
    ['/reset-password/ab/c+d/e=', 'ab/c+d/e='],
    ['/reset-password/ab//c', 'ab//c'],
    ['/reset-password/ab%2Fc%2Bd', 'ab/c+d'],
  ])('%s sends the code %s', async (path, code) => {
    const { user, calls } = await openRoute(path, answer(true, null));
    await user.type(password(), 'new and long');
    await user.type(repeated(), 'new and long');
    await user.click(save());
    expect(await screen.findByRole('heading', { name: 'That is your password now.' })).toBeTruthy();
    expect(calls.map(({ variables }) => variables)).toEqual([
      { code },
      { code, password: 'new and long', removePasskeys: [] },
    ]);
  });

  it('checks both passwords before it sends them', async () => {
    const { user, calls } = await openRoute('/reset-password/abc', answer(true, null));
    await user.type(password(), 'short');
    await user.type(repeated(), 'other');
    await user.click(save());
    expect(screen.getByText('Use 8 to 128 characters')).toBeTruthy();
    expect(screen.getByText("Password doesn't match")).toBeTruthy();
    expect(calls.map(({ name }) => name)).toEqual(['AccountPasswordResetOverview']);
  });

  it.each([
    ['password-length', 'Password', 'A password has 8 to 128 characters.'],
    ['passwords-differ', 'Confirm password', 'The two passwords are not the same.'],
  ])('says %s at its field, as a browser without scripts comes back to it', async (problem, label, said) => {
    const { user } = await openRoute(`/reset-password/abc?problem=${problem}`, answer(true, null));
    const field = screen.getByLabelText(label);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(said);
    await user.type(field, 'new and long');
    expect(screen.queryByText(said)).toBeNull();
  });

  it('says of the whole form what belongs to no field', async () => {
    await openRoute('/reset-password/abc?problem=stale-page', answer(true, null));
    expect(screen.getByText(/That did not work/)).toBeTruthy();
    expect(password().getAttribute('aria-invalid')).not.toBe('true');
  });

  it('says what else opens the account, and removes the passkeys that are ticked', async () => {
    const keys = [
      { id: 'k1', name: 'Phone', createdAt: '2026-11-01T18:00:00Z', lastUsedAt: null },
      { id: 'k2', name: 'Key ring', createdAt: '2026-11-01T18:00:00Z', lastUsedAt: '2026-11-02T18:00:00Z' },
    ];
    const { user, calls } = await openRoute('/reset-password/abc', answer(true, null, keys));
    expect(await screen.findByText(/All 2 browsers that are signed in are signed out/)).toBeTruthy();
    expect(screen.getByText(/Two-step sign-in stays on/)).toBeTruthy();
    const phone = screen.getByRole('checkbox', { name: /Remove “Phone”/ });
    await user.click(phone);
    await user.click(phone);
    await user.click(screen.getByRole('checkbox', { name: /Remove “Key ring”/ }));
    await user.type(password(), 'new and long');
    await user.type(repeated(), 'new and long{Enter}');
    await screen.findByRole('heading', { name: 'That is your password now.' });
    expect(calls.at(-1)?.variables).toMatchObject({ removePasskeys: ['k2'] });
  });

  it('says why the server refuses', async () => {
    const { user } = await openRoute('/reset-password/abc', answer(false, 'This link is no longer valid.'));
    await user.type(password(), 'new and long');
    await user.type(repeated(), 'new and long{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('This link is no longer valid.');
  });

  it('asks for the login afterwards', async () => {
    const { user, authRequests } = await openRoute('/reset-password/abc', answer(true, null));
    await user.type(password(), 'new and long');
    await user.type(repeated(), 'new and long{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Login' }));
    expect(authRequests).toEqual([{ view: 'signin' }]);
  });

  it('without a code offers a new link', async () => {
    const { user, authRequests } = await openRoute('/reset-password/');
    expect(screen.getByRole('heading', { name: 'This link leads nowhere.' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send me a new link' }));
    expect(authRequests).toEqual([{ view: 'recovery' }]);
  });

  it('keeps passwords out of addresses even without script', async () => {
    await openRoute('/reset-password/abc');
    expect(password().form?.method).toBe('post');
  });
});
