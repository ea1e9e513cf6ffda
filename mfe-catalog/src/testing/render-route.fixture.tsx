import type { Locale } from '@headstock/contracts/locale';
import { followCart } from '@headstock/commerce-client/follow-cart';
import { listen } from '@headstock/event-bus';
import type { HeadstockEvents } from '@headstock/contracts/events';
import { graphqlClientContext, GraphQLClientProvider } from '@headstock/graphql-client';
import { IntlRoot } from '@headstock/i18n/messages';
import { createFakeGraphQLClient, type Answers } from '@headstock/testing/fake-graphql-client';
import { act, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { createRoutes } from '#mfe-catalog/routes/index.ts';

const heard = ['cart/changed', 'cart/item-added', 'notification/show', 'mini-cart/open'] as const;

/** The events that a page fired, in order. */
export type Told = [name: (typeof heard)[number], payload: HeadstockEvents[(typeof heard)[number]]][];

/** Opens an address of the catalogue in a language and waits for its page. */
export async function renderRoute(path: string, answers: Answers, locale: Locale = 'en') {
  const { client, ...asked } = createFakeGraphQLClient(answers);
  const store = createStore();
  // As the shell does.
  client.whenLoaded((apollo) => followCart(apollo, store));
  const told: Told = [];
  for (const name of heard) listen(store, name, (payload) => told.push([name, payload]));
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        children: createRoutes({ locale }),
        errorElement: <p>error page</p>,
        hydrateFallbackElement: <p />,
      },
    ],
    { initialEntries: [path], getContext: () => new RouterContextProvider(new Map([[graphqlClientContext, client]])) },
  );
  const view = render(
    <Provider store={store}>
      <GraphQLClientProvider value={client}>
        <IntlRoot locale={locale} messages={{}} timeZone="America/Chicago">
          <RouterProvider router={router} />
        </IntlRoot>
      </GraphQLClientProvider>
    </Provider>,
  );
  for (let turn = 0; turn < 200 && (!router.state.initialized || router.state.navigation.state !== 'idle'); turn++)
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  return { ...view, ...asked, router, client, store, told };
}
