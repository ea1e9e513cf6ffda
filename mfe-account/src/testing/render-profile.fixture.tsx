import { anonymousSession, type SessionAccount } from '@headstock/contracts/session';
import { sessionAccount } from '@headstock/contracts/session-fixture';
import { emit, listen } from '@headstock/event-bus';
import { graphqlClientContext, GraphQLClientProvider } from '@headstock/graphql-client';
import { createFakeGraphQLClient, type Answers } from '@headstock/testing/fake-graphql-client';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { createRoutes } from '#mfe-account/routes/index.ts';

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

/** Shows a page of the profile to a signed-in account, over a table of answers; waits for its heading. */
export async function renderProfile(path: string, answers: Answers, account: Partial<SessionAccount> = {}) {
  const store = createStore();
  emit(store, 'session/changed', { ...anonymousSession, account: sessionAccount(account), known: true });
  const told: unknown[] = [];
  listen(store, 'notification/show', ({ message }) => told.push(message));
  const { client, calls } = createFakeGraphQLClient(answers);
  const errorElement = <h1>Error</h1>;
  const router = createMemoryRouter(
    [{ hydrateFallbackElement: <p />, errorElement, children: createRoutes({ locale: 'en' }) }],
    {
      initialEntries: [path],
      getContext: () => new RouterContextProvider(new Map([[graphqlClientContext, client]])),
    },
  );
  render(
    <Provider store={store}>
      <GraphQLClientProvider value={client}>
        <IntlProvider locale="en" messages={{}} timeZone="America/Chicago" onError={() => undefined}>
          <RouterProvider router={router} />
        </IntlProvider>
      </GraphQLClientProvider>
    </Provider>,
  );
  await screen.findByRole('heading', { level: 1 });
  const where = (): string => `${router.state.location.pathname}${router.state.location.search}`;
  const sent = (name: string) => calls.filter((call) => call.name === name).map(({ variables }) => variables);
  return { user: userEvent.setup(), store, calls, told, where, sent };
}
