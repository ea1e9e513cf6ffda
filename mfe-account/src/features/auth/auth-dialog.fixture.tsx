import { cartAtom, sessionAtom, listen } from '@headstock/event-bus';
import { GraphQLClientProvider } from '@headstock/graphql-client';
import type { AuthDialogProps } from '@headstock/contracts/remotes';
import type { Locale } from '@headstock/contracts/locale';
import { createFakeGraphQLClient, type Answers } from '@headstock/testing/fake-graphql-client';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createStore, Provider } from 'jotai';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { failureMessages } from '#mfe-account/messages/load-failure-messages.ts';
import { authMessages } from '#mfe-account/messages/load-messages.ts';
import { AuthDialog } from './auth-dialog.tsx';

const challenge = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 3, deriveKey });

const viewer = {
  id: 'a-1',
  email: 'ada@example.com',
  username: 'ada',
  displayName: 'Ada L.',
  firstName: 'Ada',
  lastName: 'L.',
  bio: null,
  phone: null,
  isAdmin: false,
  createdAt: '2026-01-02T03:04:05.000Z',
  avatarImage: null,
};

const done = { success: true, message: null, account: { id: 'a-1' } };

/** A server that lets everybody in. */
export const welcoming: Answers = {
  BotChallenge: { botChallenge: { payload: JSON.stringify(challenge) } },
  SessionCreate: { sessionCreate: done },
  SessionCreateWithCode: { sessionCreateWithCode: done },
  SessionSendAuthCode: { sessionSendAuthCode: { success: true, message: null, securityCode: 'challenge-1' } },
  AccountForgotPassword: { accountForgotPassword: { success: true, message: null } },
  AccountCreate: { accountCreate: done },
  AccountSession: {
    viewer,
    impersonator: null,
    ordersCompleted: { totalCount: 0 },
    messageCountUnread: 0,
    wishlistItemIds: [],
  },
  CartContents: { cart: { version: 1, orders: [] } },
};

/** Opens the dialog over a page of the shop, with a server that answers as given. */
export async function openDialog(
  answers: Answers = {},
  props: Omit<AuthDialogProps, 'onClose'> = {},
  locale: Locale = 'en',
) {
  const store = createStore();
  const { client, calls } = createFakeGraphQLClient({ ...welcoming, ...answers });
  const notifications: unknown[] = [];
  listen(store, 'notification/show', (notification) => notifications.push(notification));
  let closed = 0;
  const groups = await Promise.all([authMessages, failureMessages].map(({ load }) => load(locale)));
  const messages: Record<string, string> = Object.assign({}, ...groups);
  const router = createMemoryRouter(
    [{ path: '*', element: <AuthDialog {...props} onClose={() => void (closed += 1)} /> }],
    { initialEntries: ['/shop'] },
  );
  const view = render(
    <Provider store={store}>
      <GraphQLClientProvider value={client}>
        <IntlProvider locale={locale} messages={messages}>
          <RouterProvider router={router} />
        </IntlProvider>
      </GraphQLClientProvider>
    </Provider>,
  );
  return {
    user: userEvent.setup(),
    calls,
    notifications,
    closed: () => closed,
    account: () => store.get(sessionAtom).account,
    cart: () => store.get(cartAtom),
    path: () => router.state.location.pathname,
    asked: (name: string) => calls.filter((call) => call.name === name).map((call) => call.variables),
    greeting: () => view.container.querySelector('.greeting')?.textContent,
    button: (name: string | RegExp) => screen.getByRole('button', { name }),
  };
}
