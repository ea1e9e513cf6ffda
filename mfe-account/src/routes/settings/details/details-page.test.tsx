/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { sessionAtom } from '@headstock/event-bus';
import type { Answers } from '@headstock/testing/fake-graphql-client';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { Details } from '#mfe-account/features/details/details.model.ts';
import { renderProfile } from '#mfe-account/testing/render-profile.fixture.tsx';

afterEach(cleanup);

const saved: Details = {
  id: 'a1',
  email: 'ada@example.com',
  emailVerifiedAt: '2026-01-01T00:00:00Z',
  firstName: 'Ada',
  lastName: 'Moreau',
  displayName: 'Ada M',
  username: 'ada',
  phone: null,
  bio: null,
  detailsVersion: 1,
};
const done = { success: true, message: null, code: null, account: saved };
const refused = (code: string, message: string) => ({ success: false, message, code, account: null });
const viewer = {
  ...saved,
  displayName: 'Ada the Great',
  isAdmin: false,
  isPrivateSeller: false,
  isProfessionalSeller: false,
  createdAt: '2026-01-01T00:00:00Z',
  avatarImage: null,
};

const open = (answers: Answers = {}, change: Partial<Details> = {}) =>
  renderProfile(
    '/profile/settings/details',
    {
      AccountDetails: { viewer: { ...saved, ...change } },
      AccountPictures: { viewer: { id: 'a1', displayName: 'Ada M', avatarImage: null, bannerImage: null } },
      AccountUpdate: { accountUpdate: done },
      AccountSessionViewer: { viewer, impersonator: null },
      ...answers,
    },
    { email: 'ada@example.com' },
  );
const save = () => screen.getByRole('button', { name: 'Save details' });

describe('/profile/settings/details', () => {
  it('sends what changed, and brings the name in the header up to date', async () => {
    const { user, sent, told, store } = await open();
    await user.clear(screen.getByLabelText('Display name'));
    await user.type(screen.getByLabelText('Display name'), ' Ada the Great ');
    await user.click(save());
    await waitFor(() => expect(told).toEqual(['Your details are saved.']));
    expect(sent('AccountUpdate')).toEqual([{ account: { displayName: 'Ada the Great' }, version: 1 }]);
    await waitFor(() => expect(store.get(sessionAtom).account?.displayName).toBe('Ada the Great'));
  });

  it('asks before it is left with words that are not saved, and lets go once they are', async () => {
    const { user, where } = await open({
      AccountUpdate: { accountUpdate: { ...done, account: { ...saved, bio: 'Luthier' } } },
    });
    const elsewhere = () => screen.getByRole('link', { name: 'Addresses' });
    const close = (): boolean => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(close()).toBe(true);
    await user.type(screen.getByLabelText(/^About you/), 'Luthier');
    await user.click(elsewhere());
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect([where(), close()]).toEqual(['/profile/settings/details', false]);
    expect(screen.getByDisplayValue('Luthier')).toBeTruthy();
    await user.click(save());
    await waitFor(() => expect(close()).toBe(true));
    await user.click(elsewhere());
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(where()).toBe('/profile/settings/addresses'));
  });

  it('asks for a display name at its field, and sends nothing', async () => {
    const { user, sent } = await open();
    await user.clear(screen.getByLabelText('Display name'));
    await user.click(save());
    expect(screen.getByText('Please type something')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Display name'));
    expect(sent('AccountUpdate')).toEqual([]);
  });

  it('says at the field that a username is taken, until it is changed', async () => {
    const answer = { accountUpdate: refused('username-taken', 'This username is taken.') };
    const { user } = await open({ AccountUpdate: answer });
    const username = screen.getByLabelText('Username');
    await user.type(username, '2');
    await user.click(save());
    expect(await screen.findByText('This username is taken.')).toBeTruthy();
    expect(username.getAttribute('aria-invalid')).toBe('true');
    await user.type(username, '3');
    expect(screen.queryByText('This username is taken.')).toBeNull();
  });

  it('keeps what was typed when a name is refused', async () => {
    const answer = { accountUpdate: refused('name-misleading', 'This name could be taken for another one.') };
    const { user } = await open({ AccountUpdate: answer });
    await user.type(screen.getByLabelText(/^First name/), 'x');
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toContain('could be taken for another one');
    expect(screen.getByLabelText(/^First name/)).toMatchObject({ value: 'Adax' });
  });
});

describe('details that another window has changed', () => {
  const theirs = { ...saved, phone: '901 555 0100', bio: 'Theirs.', detailsVersion: 4 };
  /** Answers as the API does while the details are at version 4. */
  const changed: Answers = {
    AccountUpdate: ({ account, version }: { account: Partial<Details>; version: number }) => ({
      accountUpdate:
        version === 4
          ? { ...done, account: { ...theirs, ...account, detailsVersion: 5 } }
          : { ...refused('conflict', 'Changed meanwhile.'), account: theirs },
    }),
  };

  it('keep what the other one wrote in other fields', async () => {
    const { user, sent, told } = await open(changed);
    await user.type(screen.getByLabelText(/^Last name/), ' Roux');
    await user.click(save());
    await waitFor(() => expect(told).toEqual(['Your details are saved.']));
    const account = { lastName: 'Moreau Roux' };
    expect(sent('AccountUpdate')).toEqual([
      { account, version: 1 },
      { account, version: 4 },
    ]);
    expect(screen.getByLabelText(/^About you/)).toMatchObject({ value: 'Theirs.' });
  });

  it('show what the other one wrote in the same field, and save what was typed once that is chosen', async () => {
    const { user, sent } = await open(changed);
    await user.type(screen.getByLabelText(/^About you/), 'Mine.');
    await user.click(save());
    expect(await screen.findByText('Theirs.')).toBeTruthy();
    expect(screen.getByLabelText(/^About you/)).toMatchObject({ value: 'Mine.' });
    await user.click(screen.getByRole('button', { name: 'Save what I typed' }));
    await waitFor(() => expect(sent('AccountUpdate')[1]).toEqual({ account: { bio: 'Mine.' }, version: 4 }));
    expect(screen.getByLabelText(/^Phone/)).toMatchObject({ value: '901 555 0100' });
  });

  it('fill the form with what the other one wrote, if that is chosen', async () => {
    const { user, sent } = await open(changed);
    await user.type(screen.getByLabelText(/^About you/), 'Mine.');
    await user.type(screen.getByLabelText(/^Last name/), ' Roux');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Take what stands there' }));
    expect(screen.getByLabelText(/^About you/)).toMatchObject({ value: 'Theirs.' });
    expect(screen.getByLabelText(/^Last name/)).toMatchObject({ value: 'Moreau Roux' });
    expect(sent('AccountUpdate')).toHaveLength(1);
  });
});

describe('another e-mail', () => {
  const change = async (answers: Answers) => {
    const opened = await open(answers);
    const email = screen.getByLabelText('Email address');
    await opened.user.clear(email);
    await opened.user.type(email, 'New@Example.com');
    await opened.user.click(screen.getByRole('button', { name: 'Change e-mail' }));
    return opened;
  };
  /** Refuses until somebody proved who sits there. */
  const guarded = (): Answers => {
    let proven = false;
    return {
      AccountUpdate: () => ({ accountUpdate: proven ? done : refused('reauthentication-required', 'Again, please.') }),
      SessionReauthenticate: ({ credential }: { credential: { password?: string; code?: string } }) => {
        proven = credential.password === 'right' || credential.code === '123456';
        return { sessionReauthenticate: { success: proven, message: proven ? null : 'Not found' } };
      },
      SessionSendAuthCode: { sessionSendAuthCode: { success: true, message: null, securityCode: 'challenge' } },
    };
  };

  it('asks for the password, says when it is wrong, and goes on by itself', async () => {
    const { user, sent } = await change(guarded());
    await user.type(await screen.findByLabelText('Password'), 'wrong{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('That is not the password.');
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), 'right{Enter}');
    expect(await screen.findByText(/Your e-mail changes as soon as/)).toBeTruthy();
    expect(screen.getByText('new@example.com')).toBeTruthy();
    expect(sent('AccountUpdate')).toHaveLength(2);
  });

  it('takes a mailed code instead', async () => {
    const { user, sent } = await change(guarded());
    await user.click(await screen.findByRole('button', { name: 'Send me a 6-digit code' }));
    await user.type(await screen.findByLabelText('6-digit code'), '123 456{Enter}');
    expect(await screen.findByText(/Your e-mail changes as soon as/)).toBeTruthy();
    expect(sent('SessionReauthenticate')).toEqual([{ credential: { code: '123456', securityCode: 'challenge' } }]);
  });

  it('stays the same when the question is closed', async () => {
    const { user, sent } = await change(guarded());
    await screen.findByLabelText('Password');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
    expect(screen.queryByText(/Your e-mail changes/)).toBeNull();
    expect(sent('AccountUpdate')).toHaveLength(1);
  });

  it('that was never proven gets its link again', async () => {
    const answer = { accountSendEmailConfirmation: { success: true, message: null } };
    const { user, sent } = await open({ AccountSendEmailConfirmation: answer }, { emailVerifiedAt: null });
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));
    await waitFor(() => expect(sent('AccountSendEmailConfirmation')).toHaveLength(1));
  });
});

describe('the pictures', () => {
  const withAvatar = {
    viewer: {
      id: 'a1',
      displayName: 'Ada M',
      avatarImage: { id: 'p', url: '/api/profile-pictures/p.webp' },
      bannerImage: null,
    },
  };

  it('show initials for none, and offer to remove one that is there', async () => {
    await open();
    expect(screen.getByText('AM')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove the avatar' })).toBeNull();
    cleanup();
    const { user, sent, told } = await open({
      AccountPictures: withAvatar,
      AccountProfilePictureRemove: { profilePictureRemove: done },
    });
    await user.click(screen.getByRole('button', { name: 'Remove the avatar' }));
    await waitFor(() => expect(told).toEqual(['Your avatar is removed.']));
    expect(sent('AccountProfilePictureRemove')).toEqual([{ kind: 'avatar' }]);
    await waitFor(() => expect(sent('AccountPictures')).toHaveLength(2));
  });

  it('refuse a file that is too large before it is sent', async () => {
    const { user } = await open();
    const file = new File([new Uint8Array(10 * 2 ** 20 + 1)], 'me.jpg', { type: 'image/jpeg' });
    await user.upload(screen.getByLabelText('Choose an avatar', { selector: 'input' }), file);
    expect((await screen.findByRole('alert')).textContent).toContain('larger than 10 MB');
  });
});
