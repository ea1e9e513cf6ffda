/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, expect, it, jest } from '@jest/globals';
import { anonymousSession } from '@headstock/contracts/session';
import { sessionAccount } from '@headstock/contracts/session-fixture';
import { emit, listen } from '@headstock/event-bus';
import { GraphQLError, TransportError } from '@headstock/graphql-client';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { renderProfile } from '#mfe-account/testing/render-profile.fixture.tsx';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** Sends a form whose request throws; gives what is said, and what is still typed. */
async function send(thrown: () => Error): Promise<readonly [string | null, string]> {
  const { user } = await renderProfile('/profile/settings/replies', {
    AccountReplies: { savedReplies: [], awayReply: null },
    AccountReplySave: () => {
      throw thrown();
    },
  });
  await user.click(screen.getByRole('button', { name: 'Add a reply' }));
  await user.type(screen.getByLabelText('Name'), 'Sold');
  await user.type(screen.getByLabelText('Text in English'), 'It is sold.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const alert = await screen.findByRole('alert');
  return [alert.textContent, screen.getByLabelText<HTMLTextAreaElement>('Text in English').value];
}

it.each([
  ['the browser is offline', false, () => new TypeError('Failed to fetch'), 'this device is offline'],
  ['nobody answers', true, () => new TypeError('Failed to fetch'), 'The shop did not answer'],
  ['a proxy answers in the place of the API', true, () => new TransportError('Bad gateway', 502), 'did not answer'],
  ['the answer is none of the API’s', true, () => new TransportError('Teapot', 418), 'call (615) 555-0142'],
])('says what to do where %s, and keeps what was typed', async (_what, isOnLine, thrown, said) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine);
  const [text, typed] = await send(thrown);
  expect(text).toContain(said);
  expect(typed).toBe('It is sold.');
});

it('asks to sign in where that has expired, and is quiet again once somebody has, with what was typed ready to be sent', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isExpired = true;
  const savedReply = { id: 'r-1', name: 'Sold', textEn: 'It is sold.', textFr: '' };
  const { user, store, sent } = await renderProfile('/profile/settings/replies', {
    AccountReplies: { savedReplies: [], awayReply: null },
    AccountReplySave: () => {
      if (isExpired) throw new GraphQLError('Please sign in first.', 'UNAUTHENTICATED');
      return { savedReplySave: { success: true, message: null, code: null, field: null, savedReply } };
    },
  });
  let signedIn: (() => void) | undefined;
  listen(store, 'auth/open', ({ onSignedIn }) => (signedIn = onSignedIn));
  await user.click(screen.getByRole('button', { name: 'Add a reply' }));
  await user.type(screen.getByLabelText('Name'), 'Sold');
  await user.type(screen.getByLabelText('Text in English'), 'It is sold.');
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(screen.queryByRole('alert')).not.toBeNull();
  isExpired = false;
  act(() => {
    emit(store, 'session/changed', { ...anonymousSession, account: sessionAccount(), known: true });
    signedIn?.();
  });
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(save));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text in English').value).toBe('It is sold.');
  await user.click(save);
  await waitFor(() => expect(sent('AccountReplySave')).toHaveLength(2));
});

it('stays where the sign-in was only given up', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, store } = await renderProfile('/profile/settings/replies', {
    AccountReplies: { savedReplies: [], awayReply: null },
    AccountReplySave: () => {
      throw new GraphQLError('Please sign in first.', 'UNAUTHENTICATED');
    },
  });
  await user.click(screen.getByRole('button', { name: 'Add a reply' }));
  await user.type(screen.getByLabelText('Name'), 'Sold');
  await user.type(screen.getByLabelText('Text in English'), 'It is sold.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Sign in' });
  act(() => emit(store, 'session/changed', { ...anonymousSession, known: true }));
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
});
