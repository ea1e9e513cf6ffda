/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Answers } from '@headstock/testing/fake-graphql-client';
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import { renderProfile } from '#mfe-account/testing/render-profile.fixture.tsx';

// Dialogs follow an answer and a render; a loaded machine takes its time.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const done = { success: true, message: null, code: null };
const again = { success: false, message: 'Again, please.', code: 'reauthentication-required' };
const codes = Array.from({ length: 10 }, (_code, index) => `AAAA${index}-BBBBB`);
const enrolment = { uri: 'otpauth://totp/x?secret=ABCDEFGH', secret: 'ABCDEFGH', qrSize: 21, qrPath: 'M0 0h1v1h-1z' };
const session = (id: string, isCurrent: boolean) => ({
  id,
  isCurrent,
  userAgent: null,
  authenticatedAt: '2026-11-01T18:00:00Z',
  lastSeenAt: '2026-11-03T18:00:00Z',
});
const off = { twoStepSince: null, recoveryCodesLeft: 0, twoStepReset: null, passkeys: [] };
const on = { ...off, twoStepSince: '2026-11-02T18:00:00Z', recoveryCodesLeft: 8 };
const passkey = { id: 'k1', name: 'Phone', isSynced: true, createdAt: '2026-11-01T18:00:00Z', lastUsedAt: null };

const open = (factors: object, answers: Answers = {}, sessions = [session('here', true), session('there', false)]) =>
  renderProfile('/profile/settings/security', {
    AccountSecurity: { accountSecurity: { hasPassword: true, sessions, ...factors } },
    AccountPasskeyCount: { accountSecurity: { hasPassword: true, passkeys: [] } },
    SessionReauthenticate: { sessionReauthenticate: done },
    AccountTotpBegin: { totpBegin: { ...done, enrolment } },
    AccountTotpConfirm: { totpConfirm: { ...done, recoveryCodes: codes } },
    AccountTotpDisable: { totpDisable: done },
    AccountRecoveryCodesReplace: { recoveryCodesReplace: { ...done, recoveryCodes: codes } },
    AccountPasskeyRename: { passkeyRename: done },
    AccountPasskeyRemove: { passkeyRemove: done },
    ...answers,
  });
const button = (name: string) => screen.getByRole('button', { name });
const codeField = () => screen.findByLabelText('Code that the app shows');

describe('two-step sign-in', () => {
  it('says that somebody asked for it to be switched off, and leads to where that is stopped', async () => {
    const twoStepReset = { isApproved: false, dueAt: '2026-11-05T18:00:00Z', stopCode: 'abc.def' };
    await open({ ...on, twoStepReset });
    const stop = screen.getByRole('link', { name: 'Stop it: that was not me' });
    expect(stop.getAttribute('href')).toBe('/two-step-keep/abc.def');
    expect(stop.parentElement?.textContent).toContain('Nothing happens before Nov');
  });

  it('shows the secret as a QR code and as text, and is on once a code was proven', async () => {
    const { user, sent, told } = await open(off);
    await user.click(button('Switch on'));
    const field = await codeField();
    expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
    expect(screen.getByText('ABCD EFGH')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'open the app' }).getAttribute('href')).toBe(enrolment.uri);
    await user.type(field, '12 34 56{Enter}');
    await screen.findByText('Keep these codes somewhere safe');
    expect(sent('AccountTotpConfirm')).toEqual([{ code: '123456' }]);
    expect(told).toEqual(['Two-step sign-in is on.']);
  });

  it('says at the field what is wrong with the code, and keeps the secret', async () => {
    const wrong = {
      success: false,
      message: 'That code is not right.',
      code: 'second-factor-wrong',
      recoveryCodes: null,
    };
    const { user, sent } = await open(off, { AccountTotpConfirm: { totpConfirm: wrong } });
    await user.click(button('Switch on'));
    const field = await codeField();
    await user.type(field, '12{Enter}');
    expect(screen.getByText('The code has 6 digits')).toBeTruthy();
    expect(sent('AccountTotpConfirm')).toEqual([]);
    await user.type(field, '3456{Enter}');
    expect(await screen.findByText('That code is not right.')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('ABCD EFGH')).toBeTruthy();
  });

  it('asks who sits there, for both steps where there are two', async () => {
    let proofs = 0;
    let tries = 0;
    const { user, sent } = await open(on, {
      SessionReauthenticate: () => ({
        sessionReauthenticate: proofs++ === 0 ? { success: false, message: '', code: 'second-factor-required' } : done,
      }),
      AccountRecoveryCodesReplace: () => ({
        recoveryCodesReplace: tries++ === 0 ? { ...again, recoveryCodes: null } : { ...done, recoveryCodes: codes },
      }),
    });
    await user.click(button('Make new codes'));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Password'), 'mine{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    await user.type(screen.getByLabelText('Recovery code'), 'aaaa1-bbbbb{Enter}');
    await screen.findByText('Keep these codes somewhere safe');
    expect(sent('SessionReauthenticate')).toEqual([
      { credential: { password: 'mine' } },
      { credential: { secondFactorCode: 'aaaa1-bbbbb' } },
    ]);
  });

  it('is switched off after a question', async () => {
    const { user, sent, told } = await open(on);
    await user.click(button('Switch off'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Keep it on' }));
    expect(sent('AccountTotpDisable')).toEqual([]);
    await user.click(button('Switch off'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Switch off' }));
    await waitFor(() => expect(told).toEqual(['Two-step sign-in is off.']));
    expect(sent('AccountTotpDisable')).toHaveLength(1);
  });

  it('offers to end the other sessions after a change, where there are any', async () => {
    const { user } = await open(on);
    await user.click(button('Make new codes'));
    expect(await screen.findByText(/You are still signed in elsewhere/)).toBeTruthy();
    cleanup();
    const alone = await open(on, {}, [session('here', true)]);
    await alone.user.click(button('Make new codes'));
    await screen.findByText('Keep these codes somewhere safe');
    expect(screen.queryByText(/You are still signed in elsewhere/)).toBeNull();
  });

  it('lists ten codes to keep, and forgets them', async () => {
    const { user } = await open(on);
    expect(screen.getByText('8 of your ten codes are left.')).toBeTruthy();
    await user.click(button('Make new codes'));
    await screen.findByText('Keep these codes somewhere safe');
    for (const code of codes) expect(screen.getByText(code)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Download' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(codes.join('\n'));
    await user.click(button('I have kept them'));
    expect(screen.queryByText(codes[0] ?? '')).toBeNull();
    // Not at the top of the page, where the button that went away leaves it.
    expect(document.activeElement?.getAttribute('aria-labelledby')).toBe('security-two-step');
  });
});

describe('passkeys', () => {
  it('are listed with their use, renamed and removed', async () => {
    const { user, sent, told } = await open({ ...off, passkeys: [passkey] });
    expect(screen.getByText('Added Nov 1st 2026, not used yet')).toBeTruthy();
    expect(screen.getByText('On several devices')).toBeTruthy();
    await user.click(button('Rename: Phone'));
    const name = screen.getByLabelText('Name');
    await user.clear(name);
    await user.keyboard('{Enter}');
    expect(screen.getByText('Give it a name of 1 to 60 characters')).toBeTruthy();
    await user.type(name, ' Work {Enter}');
    await waitFor(() => expect(sent('AccountPasskeyRename')).toEqual([{ id: 'k1', name: 'Work' }]));
    await user.click(await screen.findByRole('button', { name: 'Remove: Phone' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove “Phone”?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(told).toEqual(['That is its name now.', 'The passkey is gone.']));
    expect(sent('AccountPasskeyRemove')).toEqual([{ id: 'k1' }]);
  });

  it('say why the last one stays', async () => {
    const refused = { success: false, message: 'Set a password first.', code: 'last-way-in' };
    const { user, told, sent } = await open(
      { ...off, passkeys: [passkey] },
      { AccountPasskeyRemove: { passkeyRemove: refused } },
    );
    await user.click(button('Remove: Phone'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Set a password first.');
    expect(alert.closest('li')?.textContent).toContain('Phone');
    expect([told, sent('AccountPasskeyRemove')]).toEqual([[], [{ id: 'k1' }]]);
  });

  it('cannot be added by a browser that does not know them', async () => {
    await open(off);
    expect(screen.getByText('This browser cannot make passkeys.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
});
