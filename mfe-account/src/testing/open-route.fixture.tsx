import { listen } from '@headstock/event-bus';
import { GraphQLClientProvider } from '@headstock/graphql-client';
import { createFakeGraphQLClient, type Answers } from '@headstock/testing/fake-graphql-client';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createRoutes } from '#mfe-account/routes/index.ts';

/** Renders a page of this remote by its path, with a server that answers as given; `authRequests` are the dialogs it asked for. */
export async function openRoute(path: string, answers: Answers = {}) {
  const store = createStore();
  const authRequests: unknown[] = [];
  listen(store, 'auth/open', (request) => authRequests.push(request));
  const { client, calls } = createFakeGraphQLClient(answers);
  const router = createMemoryRouter(
    [{ hydrateFallbackElement: <p>Loading</p>, children: createRoutes({ locale: 'en' }) }],
    { initialEntries: [path] },
  );
  render(
    <Provider store={store}>
      <GraphQLClientProvider value={client}>
        <IntlProvider locale="en" messages={{}} onError={() => undefined}>
          <RouterProvider router={router} />
        </IntlProvider>
      </GraphQLClientProvider>
    </Provider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { user: userEvent.setup(), calls, store, authRequests };
}
