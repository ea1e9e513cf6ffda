/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, expect, it, jest } from '@jest/globals';
import { TransportError } from '@headstock/graphql-client';
import { cleanup, screen } from '@testing-library/react';
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
