import { sessionAccount } from '@headstock/contracts/session-fixture';
import { anonymousSession } from '@headstock/contracts/session';
import { emit } from '@headstock/event-bus';
import type { Locale } from '@headstock/contracts/locale';
import { graphqlClientContext, GraphQLClientProvider } from '@headstock/graphql-client';
import { createFakeGraphQLClient, type Answers } from '@headstock/testing/fake-graphql-client';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { createRoutes } from '#mfe-admin/routes/index.ts';

/** Opens a page of the back office over an API that answers from a table; with `grants` for a member of staff who has these alone. */
export function openAdmin(path: string, answers: Answers, locale: Locale = 'en', grants?: readonly string[]) {
  const store = createStore();
  if (grants)
    emit(store, 'session/changed', {
      ...anonymousSession,
      account: sessionAccount({ isAdmin: true, grants }),
      known: true,
    });
  const fake = createFakeGraphQLClient(answers);
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>The shop</p> },
      { errorElement: <p>The boundary around the remote</p>, children: createRoutes({ locale }) },
    ],
    {
      initialEntries: [path],
      getContext: () => new RouterContextProvider(new Map([[graphqlClientContext, fake.client]])),
    },
  );
  render(
    <Provider store={store}>
      <GraphQLClientProvider value={fake.client}>
        <IntlProvider locale={locale} messages={{}} timeZone="America/Chicago" onError={() => undefined}>
          <RouterProvider router={router} />
        </IntlProvider>
      </GraphQLClientProvider>
    </Provider>,
  );
  const address = (): string => router.state.location.pathname + router.state.location.search;
  return { user: userEvent.setup(), ...fake, address, router };
}
