import type { Locale } from '@headstock/contracts/locale';
import { listen } from '@headstock/event-bus';
import type { HeadstockEvents } from '@headstock/contracts/events';
import { graphqlClientContext, GraphQLClientProvider, type GraphQLClient } from '@headstock/graphql-client';
import { IntlRoot } from '@headstock/i18n/messages';
import { act, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { createRoutes } from '#mfe-catalog/routes/index.ts';

/** What a test answers to an operation, by its name. */
export type Answers = Readonly<Record<string, (variables: Record<string, unknown>) => unknown>>;

const operationOf = (text: string): string => /^(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '';

/** A client that answers from a table and writes down what it was asked. */
export function fakeClient(answers: Answers): GraphQLClient & { readonly asked: [string, unknown][] } {
  const asked: [string, unknown][] = [];
  const run = async <Result,>(text: string, variables: unknown): Promise<Result> => {
    const name = operationOf(text);
    asked.push([name, variables]);
    const answer = answers[name];
    if (!answer) throw new Error(`${name} was not expected`);
    // As over the wire.
    return JSON.parse(JSON.stringify(answer(Object.fromEntries(Object.entries(variables ?? {})))));
  };
  return { query: run, mutate: run, asked };
}

const heard = ['cart/changed', 'cart/item-added', 'notification/show', 'mini-cart/open'] as const;

/** Everything that a page told the others, in its order. */
export type Told = [name: (typeof heard)[number], payload: HeadstockEvents[(typeof heard)[number]]][];

/** Opens an address of the catalogue in a language and waits for its page. */
export async function renderRoute(path: string, answers: Answers, locale: Locale = 'en') {
  const client = fakeClient(answers);
  const store = createStore();
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
  return { ...view, router, client, store, told };
}
