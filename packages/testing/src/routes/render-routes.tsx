import type { Notification } from '@headstock/contracts/events';
import type { Locale } from '@headstock/contracts/locale';
import { anonymousSession, type SessionAccount } from '@headstock/contracts/session';
import { sessionAccount } from '@headstock/contracts/session-fixture';
import { emit, listen } from '@headstock/event-bus';
import { grantsContext, graphqlClientContext, GraphQLClientProvider } from '@headstock/graphql-client';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { IntlProvider } from 'react-intl';
import {
  createMemoryRouter,
  type RouterContext,
  RouterContextProvider,
  type RouteObject,
  RouterProvider,
} from 'react-router';
import { type Answers, createFakeGraphQLClient } from '#testing/graphql/fake-graphql-client.ts';

/** What a page is opened with. */
export type RenderOptions = {
  readonly routes: RouteObject[];
  /** Path with query. */
  readonly path: string;
  /** What the API answers, by the name of the operation. */
  readonly answers: Answers;
  readonly locale?: Locale;
  /** Who is signed in; without it the session is not known. */
  readonly account?: Partial<SessionAccount> | undefined;
};

/** Renders the routes of a remote as the shell does: with a store, a GraphQL client, a language and a router in memory. */
export function renderRoutes({ routes, path, answers, locale = 'en', account }: RenderOptions) {
  const store = createStore();
  if (account) emit(store, 'session/changed', { ...anonymousSession, account: sessionAccount(account), known: true });
  /** The messages that the page fired, oldest first. */
  const told: Notification['message'][] = [];
  listen(store, 'notification/show', ({ message }) => told.push(message));
  const fake = createFakeGraphQLClient(answers);
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    getContext: () =>
      new RouterContextProvider(
        new Map<RouterContext, unknown>([
          [graphqlClientContext, fake.client],
          [grantsContext, account?.grants ?? null],
        ]),
      ),
  });
  render(
    <Provider store={store}>
      <GraphQLClientProvider value={fake.client}>
        <IntlProvider locale={locale} messages={{}} timeZone="America/Chicago" onError={() => undefined}>
          <RouterProvider router={router} />
        </IntlProvider>
      </GraphQLClientProvider>
    </Provider>,
  );
  /** The variables of each call of an operation. */
  const sent = (name: string) => fake.calls.filter((call) => call.name === name).map(({ variables }) => variables);
  /** Path with query. */
  const where = (): string => router.state.location.pathname + router.state.location.search;
  return { ...fake, user: userEvent.setup(), store, router, told, sent, where };
}
