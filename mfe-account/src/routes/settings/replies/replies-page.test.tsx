/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { renderProfile } from '#mfe-account/testing/render-profile.fixture.tsx';

afterEach(cleanup);

const reply = { id: 'r1', title: 'Still there', textEn: '{item} is still here.', textFr: '' };
const path = '/profile/settings/replies';
const fine = { success: true, message: null, code: null };

describe('saved replies', () => {
  it('are added, and keep what was typed when they are refused', async () => {
    const message = 'You have a reply of this name. Choose another one.';
    const { user, sent } = await renderProfile(path, {
      AccountReplies: { savedReplies: [], awayReply: null },
      AccountReplySave: { savedReplySave: { success: false, message, code: 'title-taken', id: null } },
    });
    await user.click(screen.getByRole('button', { name: 'Add a reply' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Please type something')).toBeTruthy();
    expect(sent('AccountReplySave')).toEqual([]);
    await user.type(screen.getByLabelText('Name'), 'Sold');
    await user.type(screen.getByLabelText('Text in English'), 'It is sold.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByDisplayValue('It is sold.')).toBeTruthy();
    expect(sent('AccountReplySave')).toEqual([
      { id: null, reply: { title: 'Sold', textEn: 'It is sold.', textFr: '' } },
    ]);
  });

  it('stay as they are typed when the shop does not answer, and say so', async () => {
    const { user, told } = await renderProfile(path, {
      AccountReplies: { savedReplies: [reply], awayReply: null },
      AccountReplySave: () => {
        throw new Error('offline');
      },
    });
    await user.click(screen.getByRole('button', { name: 'Add a reply' }));
    await user.type(screen.getByLabelText('Name'), 'Sold');
    await user.type(screen.getByLabelText('Text in English'), 'It is sold.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The shop did not answer');
    expect(screen.getByDisplayValue('It is sold.')).toBeTruthy();
    expect(told).toEqual([]);
  });

  it('are written side by side without losing words, and the page asks before any of them is left', async () => {
    const { user, where } = await renderProfile(path, {
      AccountReplies: { savedReplies: [reply], awayReply: null },
      AccountReplySave: { savedReplySave: { ...fine, id: 'r1' } },
    });
    const close = (): boolean => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await user.click(screen.getByRole('button', { name: 'Add a reply' }));
    expect(close()).toBe(true);
    await user.type(screen.getByLabelText('Name'), 'Sold');
    await user.click(screen.getByRole('button', { name: 'Change Still there' }));
    expect(screen.getByDisplayValue('Sold')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Addresses' }));
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect([where(), close()]).toEqual([path, false]);
    for (const cancel of screen.getAllByRole('button', { name: 'Cancel' })) await user.click(cancel);
    await waitFor(() => expect(close()).toBe(true));
    await user.click(screen.getByRole('link', { name: 'Addresses' }));
    await waitFor(() => expect(where()).toBe('/profile/settings/addresses'));
  });

  it('are changed and removed', async () => {
    const { user, sent } = await renderProfile(path, {
      AccountReplies: { savedReplies: [reply], awayReply: null },
      AccountReplySave: { savedReplySave: { ...fine, id: 'r1' } },
      AccountReplyRemove: { savedReplyRemove: fine },
    });
    await user.click(screen.getByRole('button', { name: 'Change Still there' }));
    await user.type(screen.getByLabelText('Text in French'), 'Oui.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByLabelText('Text in French')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Remove Still there' }));
    await waitFor(() => expect(sent('AccountReplyRemove')).toEqual([{ id: 'r1' }]));
    expect(sent('AccountReplySave')).toMatchObject([{ id: 'r1', reply: { textFr: 'Oui.' } }]);
  });
});

describe('an away reply', () => {
  it('asks before it is left, until it is saved', async () => {
    const { user, where } = await renderProfile(path, {
      AccountReplies: { savedReplies: [], awayReply: null },
      AccountAwayReplySet: { awayReplySet: fine },
    });
    const close = (): boolean => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await user.type(screen.getByLabelText('Answer in English'), 'Away.');
    await user.click(screen.getByRole('link', { name: 'Addresses' }));
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect([where(), close()]).toEqual([path, false]);
    await user.type(screen.getByLabelText('Last day'), '2026-12-24');
    await user.click(screen.getByRole('button', { name: 'Answer for me' }));
    await waitFor(() => expect(close()).toBe(true));
  });

  const on = { textEn: 'Away.', textFr: '', until: '2026-12-24', isOver: false };

  it('needs a text and an end, and says at the end what is wrong with it', async () => {
    const { user, sent } = await renderProfile(path, {
      AccountReplies: { savedReplies: [], awayReply: null },
      AccountAwayReplySet: {
        awayReplySet: { success: false, message: 'Choose a day from today to a year from now.', code: 'until' },
      },
    });
    await user.type(screen.getByLabelText('Answer in English'), 'Away.');
    await user.click(screen.getByRole('button', { name: 'Answer for me' }));
    expect(screen.getByText('Please type something')).toBeTruthy();
    await user.type(screen.getByLabelText('Last day'), '2025-01-01');
    await user.click(screen.getByRole('button', { name: 'Answer for me' }));
    expect(await screen.findByText('Choose a day from today to a year from now.')).toBeTruthy();
    expect(sent('AccountAwayReplySet')).toEqual([{ reply: { textEn: 'Away.', textFr: '', until: '2025-01-01' } }]);
  });

  it('is shown while it answers, and taken back', async () => {
    const { user, sent, told } = await renderProfile(path, {
      AccountReplies: { savedReplies: [], awayReply: on },
      AccountAwayReplyClear: { awayReplyClear: fine },
    });
    expect(screen.getByText('Messages are answered for you until Dec 24th 2026.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'I am back' }));
    await waitFor(() => expect(told).toEqual(['You answer for yourself again.']));
    expect(sent('AccountAwayReplyClear')).toHaveLength(1);
  });
});
