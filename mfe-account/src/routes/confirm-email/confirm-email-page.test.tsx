/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { listen } from '@headstock/event-bus';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { openRoute } from '#mfe-account/testing/open-route.fixture.tsx';

const answer = (success: boolean, message: string | null) => ({
  AccountConfirmEmail: { accountConfirmEmail: { success, message } },
});
const confirm = (): HTMLElement => screen.getByRole('button', { name: 'Yes, it is mine' });

afterEach(cleanup);

describe('/confirm-email/{code}', () => {
  it('uses the code only when somebody says so', async () => {
    const { user, calls } = await openRoute('/confirm-email/ab/c+d', answer(true, null));
    expect(calls).toEqual([]);
    await user.click(confirm());
    expect(await screen.findByRole('heading', { name: 'Good, that is settled.' })).toBeTruthy();
    expect(calls.map(({ name, variables }) => [name, variables])).toEqual([
      ['AccountConfirmEmail', { code: 'ab/c+d' }],
    ]);
    expect(screen.getByRole('link', { name: 'To the shop' }).getAttribute('href')).toBe('/shop');
  });

  it('says why the server refuses, and can be tried again', async () => {
    const { user } = await openRoute('/confirm-email/abc', answer(false, 'This link is no longer valid.'));
    await user.click(confirm());
    expect((await screen.findByRole('alert')).textContent).toBe('This link is no longer valid.');
    expect(confirm().hasAttribute('disabled')).toBe(false);
  });

  it('has a new link sent, to whom it concerns, once somebody has signed in', async () => {
    const { user, calls, store } = await openRoute('/confirm-email/', {
      AccountSendEmailConfirmation: { accountSendEmailConfirmation: { success: true, message: null } },
    });
    expect(screen.getByRole('heading', { name: 'This link leads nowhere.' })).toBeTruthy();
    const notices: unknown[] = [];
    listen(store, 'notification/show', (notice) => notices.push(notice));
    listen(store, 'auth/open', ({ view, onSignedIn }) => {
      expect([view, calls]).toEqual(['signin', []]);
      onSignedIn?.();
    });
    await user.click(screen.getByRole('button', { name: 'Send me a new link' }));
    await waitFor(() => expect(notices).toEqual([{ message: 'A new link is on its way to you.', tone: 'positive' }]));
  });
});
