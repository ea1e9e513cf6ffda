import type { SessionAccount } from '@headstock/contracts/session';
import { sessionAccount } from '@headstock/contracts/session-fixture';
import { emit } from '@headstock/event-bus';
import { GraphQLClientProvider } from '@headstock/graphql-client';
import { createFakeGraphQLClient, type Answers } from '@headstock/testing/fake-graphql-client';
import { render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { BootstrapDataProvider, type BootstrapData } from '#shell/app/bootstrap-data.ts';
import { RemoteLoaderProvider, type RemoteLoader } from '#shell/app/federation/remote-loader.ts';
import en from '#shell/app/messages/en.json' with { type: 'json' };
import fr from '#shell/app/messages/fr.json' with { type: 'json' };

/** Answers every media query, of which jsdom has none. */
export function setMedia(matches: boolean): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches, onchange: null, addListener, removeListener });
}
const addListener = (): void => undefined;
const removeListener = (): void => undefined;
setMedia(false);

/** An account of the shop. */
export const buyer = sessionAccount({
  id: 'a-1',
  email: 'ada@example.com',
  username: 'ada',
  displayName: 'Ada L.',
  firstName: 'Ada',
  lastName: 'L.',
  partiallyPaidOrders: 1,
  unreadMessageCount: 2,
});

export interface PageOptions {
  readonly at?: string;
  readonly locale?: 'en' | 'fr';
  readonly account?: SessionAccount;
  readonly environment?: BootstrapData['environment'];
  readonly loader?: RemoteLoader;
  readonly answers?: Answers;
  readonly banner?: BootstrapData['banner'];
  readonly hasRates?: true;
}

const nowhere: RemoteLoader = () => new Promise(() => undefined);

const messages: BootstrapData['banner'] = ['first', 'second', 'third', 'fourth'].map((html) => ({
  html,
  to: `/${html}`,
}));

/** Renders a piece of the layout on a page of the shop. */
export function renderPage(piece: ReactNode, options: PageOptions = {}) {
  const {
    at = '/',
    locale = 'en',
    account,
    environment = 'demo',
    loader = nowhere,
    answers = {},
    banner = messages,
    hasRates,
  } = options;
  const store = createStore();
  if (account) emit(store, 'session/changed', { account, impersonator: null, known: true, loggingOut: false });
  const bootstrap: BootstrapData = {
    build: '0000000000000000',
    locale,
    origin: 'https://shop.test',
    environment,
    timeZone: 'America/Chicago',
    remotes: {},
    unavailable: [],
    apiFailed: false,
    session: null,
    banner,
    ...(hasRates ? { hasRates } : {}),
    hydration: {},
  };
  const basename = locale === 'fr' ? '/fr' : '/';
  const router = createMemoryRouter([{ path: '*', element: piece }], { basename, initialEntries: [at] });
  const page = render(
    <BootstrapDataProvider value={bootstrap}>
      <Provider store={store}>
        <RemoteLoaderProvider value={loader}>
          <GraphQLClientProvider value={createFakeGraphQLClient(answers).client}>
            <IntlProvider locale={locale} messages={locale === 'fr' ? fr : en} timeZone={bootstrap.timeZone}>
              <RouterProvider router={router} />
            </IntlProvider>
          </GraphQLClientProvider>
        </RemoteLoaderProvider>
      </Provider>
    </BootstrapDataProvider>,
  );
  return { ...page, store, router };
}
