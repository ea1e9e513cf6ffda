import { createStore, Provider } from 'jotai';
import { act, render } from '@testing-library/react';
import type { Notification } from '@headstock/contracts/events';
import { listen, type Store } from '@headstock/event-bus';
import { followCart } from '@headstock/commerce-client/follow-cart';
import { GraphQLClientProvider, graphqlClientContext, type GraphQLClient } from '@headstock/graphql-client';
import { IntlRoot } from '@headstock/i18n/messages';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { createRoutes } from '#mfe-cart-checkout/routes/index.ts';

/** A page of the shop under test. */
export interface RenderedShop {
  readonly store: Store;
  /** What the visitor was told, oldest first. */
  readonly notifications: Notification[];
  /** Where he is: path with query. */
  readonly where: () => string;
  readonly go: (to: string) => Promise<void>;
  readonly back: () => Promise<void>;
}

/**
 * Renders an address of the slice as the shell would: its routes, a store, a client and the page's language. `prepare` gets the
 * store before anything is shown.
 */
export async function renderShop(
  at: string,
  client: GraphQLClient,
  prepare: (store: Store) => void = () => undefined,
): Promise<RenderedShop> {
  const store = createStore();
  prepare(store);
  // As the shell does.
  client.whenLoaded((apollo) => followCart(apollo, store));
  const notifications: Notification[] = [];
  listen(store, 'notification/show', (notification) => void notifications.push(notification));
  const pages = [...createRoutes({ locale: 'en' }), { path: '*', element: <p>elsewhere</p> }];
  const router = createMemoryRouter([{ HydrateFallback: Nothing, children: pages }], {
    initialEntries: [at],
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(graphqlClientContext, client);
      return context;
    },
  });
  await act(async () => {
    render(
      <IntlRoot locale="en" messages={{}} timeZone="America/Chicago">
        <Provider store={store}>
          <GraphQLClientProvider value={client}>
            <RouterProvider router={router} />
          </GraphQLClientProvider>
        </Provider>
      </IntlRoot>,
    );
  });
  return {
    store,
    notifications,
    where: () => router.state.location.pathname + router.state.location.search,
    go: (to) => act(() => router.navigate(to)),
    back: () => act(() => router.navigate(-1)),
  };
}

function Nothing() {
  return null;
}
