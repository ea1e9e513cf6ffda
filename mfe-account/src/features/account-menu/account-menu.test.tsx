/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { sessionAccount } from '@headstock/contracts/session-fixture';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { anonymousSession, type SessionAccount } from '@headstock/contracts/session';
import { emit, sessionAtom } from '@headstock/event-bus';
import { GraphQLClientProvider, TransportError } from '@headstock/graphql-client';
import { createFakeGraphQLClient, type Answers } from '@headstock/testing/fake-graphql-client';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { accountMenuMessages } from '#mfe-account/messages/load-messages.ts';
import { AccountMenu } from './account-menu.tsx';

const account = sessionAccount({
  id: 'a-1',
  email: 'ada@example.com',
  username: 'ada',
  displayName: 'Ada L.',
  createdAt: '2026-01-02T03:04:05.000Z',
});

async function openMenu(who: SessionAccount | null, answers: Answers = {}) {
  const store = createStore();
  emit(store, 'session/changed', { ...anonymousSession, account: who, known: true });
  const { client, calls } = createFakeGraphQLClient(answers);
  let closed = 0;
  const router = createMemoryRouter([{ path: '*', element: <AccountMenu onClose={() => void (closed += 1)} /> }]);
  const messages = await accountMenuMessages.load('en');
  render(
    <Provider store={store}>
      <GraphQLClientProvider value={client}>
        <IntlProvider locale="en" messages={messages}>
          <RouterProvider router={router} />
        </IntlProvider>
      </GraphQLClientProvider>
    </Provider>,
  );
  return { user: userEvent.setup(), store, calls, closed: () => closed, path: () => router.state.location.pathname };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('the account menu', () => {
  it('is empty for a visitor', async () => {
    await openMenu(null);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('says who is signed in', async () => {
    await openMenu(account);
    expect(screen.getByRole('navigation', { name: 'Account' }).textContent).toContain('ada@example.com');
    expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
  });

  it('shows the picture, or the initials, and asks nothing for it', async () => {
    const { calls } = await openMenu(account);
    expect(screen.getByText('AL')).toBeTruthy();
    cleanup();
    await openMenu({ ...account, avatarImage: { id: 'p', url: '/api/profile-pictures/p.webp' } });
    expect(document.querySelector('nav img')?.getAttribute('src')).toBe('/api/profile-pictures/p.webp');
    expect(calls).toEqual([]);
  });

  it('leads admins to the back office and closes behind them', async () => {
    const { user, closed, path } = await openMenu({ ...account, isAdmin: true });
    await user.click(screen.getByRole('link', { name: 'Admin' }));
    expect(path()).toBe('/admin/registrations');
    expect(closed()).toBe(1);
  });

  it('ends the session', async () => {
    const { user, store, calls } = await openMenu(account, {
      SessionDestroy: { sessionDestroy: { success: true, message: null } },
    });
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(store.get(sessionAtom)).toMatchObject({ account: null, loggingOut: true }));
    expect(calls.map((call) => call.name)).toEqual(['SessionDestroy']);
  });

  it('can be tried again when the session could not be ended', async () => {
    const { user, store } = await openMenu(account, {
      SessionDestroy: () => {
        throw new TransportError('gone', 0);
      },
    });
    const button = screen.getByRole('button', { name: 'Log out' });
    await user.click(button);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect(store.get(sessionAtom).account).toEqual(account);
  });
});
