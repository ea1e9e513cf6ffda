import { sessionAccount } from '@headstock/contracts/session-fixture';
import { anonymousSession, type SessionAccount } from '@headstock/contracts/session';
import { emit, listen } from '@headstock/event-bus';
import { graphqlClientContext, GraphQLClientProvider } from '@headstock/graphql-client';
import { createFakeGraphQLClient, type Answers } from '@headstock/testing/fake-graphql-client';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { createRoutes } from '#mfe-account/routes/index.ts';

/** Opens a page of the account as somebody who is signed in; the API answers from a table. Waits for its heading. */
export async function renderAccount(path: string, answers: Answers, account: Partial<SessionAccount> = {}) {
  const store = createStore();
  emit(store, 'session/changed', { ...anonymousSession, account: sessionAccount(account), known: true });
  const told: string[] = [];
  listen(store, 'notification/show', ({ message }) => told.push(message));
  const server = createFakeGraphQLClient(answers);
  const router = createMemoryRouter([{ hydrateFallbackElement: <p />, children: createRoutes({ locale: 'en' }) }], {
    initialEntries: [path],
    getContext: () => new RouterContextProvider(new Map([[graphqlClientContext, server.client]])),
  });
  render(
    <Provider store={store}>
      <GraphQLClientProvider value={server.client}>
        <IntlProvider locale="en" messages={{}} timeZone="America/Chicago" onError={() => undefined}>
          <RouterProvider router={router} />
        </IntlProvider>
      </GraphQLClientProvider>
    </Provider>,
  );
  await screen.findByRole('heading', { level: 1 });
  // What the layout asks for on every page is no matter of a page's test.
  const requests = () => server.requests().filter(([name]) => name !== 'AccountDeletionState');
  return { ...server, requests, router, store, told, user: userEvent.setup() };
}
