import type { Locale } from '@headstock/contracts/locale';
import { graphqlClientContext, GraphQLClientProvider } from '@headstock/graphql-client';
import { createFakeGraphQLClient, type Answers } from '@headstock/testing/fake-graphql-client';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { createRoutes } from '#mfe-admin/routes/index.ts';

/** Opens a page of the back office over an API that answers from a table. */
export function openAdmin(path: string, answers: Answers, locale: Locale = 'en') {
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
    <GraphQLClientProvider value={fake.client}>
      <IntlProvider locale={locale} messages={{}} timeZone="America/Chicago" onError={() => undefined}>
        <RouterProvider router={router} />
      </IntlProvider>
    </GraphQLClientProvider>,
  );
  const address = (): string => router.state.location.pathname + router.state.location.search;
  return { user: userEvent.setup(), ...fake, address, router };
}
