/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { HeadstockEvents } from '@headstock/contracts/events';
import { listen } from '@headstock/event-bus';
import { GraphQLError, TransportError } from '@headstock/graphql-client';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, Outlet, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { BootstrapDataProvider, type BootstrapData } from '#shell/app/bootstrap-data.ts';
import en from '#shell/app/messages/en.json' with { type: 'json' };
import { createAppRoutes } from '#shell/app/routes/app-routes.tsx';

const bootstrap: BootstrapData = {
  locale: 'en',
  origin: 'http://shop.test',
  environment: 'demo',
  timeZone: 'America/Chicago',
  build: 'one',
  remotes: { 'mfe-admin': { entry: '/remoteEntry.js', version: 'v1' } },
  unavailable: [],
  apiFailed: false,
  session: null,
  banner: [],
  hydration: {},
};

function Counter({ name }: { readonly name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
}

let isApiDown = true;
let isSignedIn = false;

function Broken(): never {
  throw new Error('it does not render');
}

const remoteRoutes = (): RouteObject[] => [
  {
    path: 'admin',
    element: (
      <>
        <Counter name="layout" />
        <Outlet />
      </>
    ),
    children: [
      { path: 'accounts', element: <p>accounts</p> },
      { path: 'broken', element: <Broken /> },
      { path: 'order/:id', Component: () => <Counter name="order" /> },
      { path: 'list/:type', handle: { persistent: true }, Component: () => <Counter name="list" /> },
      {
        path: 'refused',
        loader: () => {
          throw new GraphQLError('Too many requests. Please wait a minute.', 'RATE_LIMITED');
        },
      },
      {
        path: 'unreachable',
        loader: () => {
          if (isApiDown) throw new TransportError('fetch failed', 0);
          return null;
        },
        element: <p>reachable</p>,
      },
      {
        path: 'ended',
        loader: () => {
          if (!isSignedIn) throw new GraphQLError('Please sign in first.', 'UNAUTHENTICATED');
          return null;
        },
        element: <p>mine</p>,
      },
      {
        path: 'faulty',
        loader: () => {
          throw new TypeError('undefined is not a function');
        },
      },
    ],
  },
];

function openAdmin(path: string) {
  const store = createStore();
  const apiFailures: HeadstockEvents['api/failed'][] = [];
  const sliceFailures: HeadstockEvents['slice/failed'][] = [];
  const signIns: HeadstockEvents['auth/open'][] = [];
  listen(store, 'auth/open', (event) => signIns.push(event));
  listen(store, 'api/failed', (event) => apiFailures.push(event));
  listen(store, 'slice/failed', (event) => sliceFailures.push(event));
  const [root] = createAppRoutes('en', { 'mfe-admin': { createRoutes: remoteRoutes } });
  const routes = root?.children ?? [];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <Provider store={store}>
      <BootstrapDataProvider value={bootstrap}>
        <IntlProvider locale="en" messages={en}>
          <RouterProvider router={router} />
        </IntlProvider>
      </BootstrapDataProvider>
    </Provider>,
  );
  return { go: (to: string) => act(() => router.navigate(to)), apiFailures, sliceFailures, signIns };
}

/** React and the router log what they catch. */
const expectLoggedErrors = (): void => void jest.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('the boundary of a remote', () => {
  it('keeps the state of a layout when only the path changes inside it', async () => {
    const { go } = openAdmin('/admin/accounts');
    fireEvent.click(screen.getByText('layout 0'));
    await go('/admin/order/1');
    expect(screen.getByText('layout 1')).toBeTruthy();
  });

  it('mounts a page again for other params, but not one that is persistent', async () => {
    const { go } = openAdmin('/admin/order/1');
    fireEvent.click(screen.getByText('order 0'));
    await go('/admin/order/2');
    expect(screen.getByText('order 0')).toBeTruthy();
    await go('/admin/list/all');
    fireEvent.click(screen.getByText('list 0'));
    await go('/admin/list/open');
    expect(screen.getByText('list 1')).toBeTruthy();
  });

  it('contains an error of a page, and shows the next page again', async () => {
    expectLoggedErrors();
    const { go, sliceFailures } = openAdmin('/admin/broken');
    expect(screen.getByRole('alert').textContent).toContain('This part of the shop is not available just now.');
    expect(sliceFailures).toEqual([
      { remote: 'mfe-admin', version: 'v1', where: 'render', message: 'it does not render' },
    ]);
    await go('/admin/accounts');
    expect(screen.getByText('accounts')).toBeTruthy();
  });
});

describe('an error of a loader', () => {
  it("is the API's when the API refused, with its message and code", async () => {
    expectLoggedErrors();
    const { go, apiFailures, sliceFailures } = openAdmin('/admin/accounts');
    await go('/admin/refused');
    expect(screen.getByRole('alert').textContent).toContain('Too many requests. Please wait a minute.');
    expect(apiFailures).toEqual([{ code: 'RATE_LIMITED', message: 'Too many requests. Please wait a minute.' }]);
    expect(sliceFailures).toEqual([]);
  });

  it("is the API's when the API cannot be reached, and a retry loads the page", async () => {
    expectLoggedErrors();
    const { go, apiFailures, sliceFailures } = openAdmin('/admin/accounts');
    await go('/admin/unreachable');
    expect(screen.getByRole('alert').textContent).toContain('The shop cannot answer just now.');
    expect(apiFailures).toEqual([{ code: 'UNREACHABLE', message: 'fetch failed' }]);
    expect(sliceFailures).toEqual([]);
    isApiDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('reachable')).toBeTruthy();
  });

  it('of a session that was ended elsewhere leads to the sign-in, and to the page after it', async () => {
    expectLoggedErrors();
    const { go, signIns } = openAdmin('/admin/accounts');
    await go('/admin/ended');
    expect(screen.getByRole('alert').textContent).toContain('Please sign in first.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Login/Register' }));
    expect(signIns).toHaveLength(1);
    isSignedIn = true;
    act(() => signIns[0]?.onSignedIn?.());
    expect(await screen.findByText('mine')).toBeTruthy();
  });

  it("is the remote's in every other case", async () => {
    expectLoggedErrors();
    const { go, apiFailures, sliceFailures } = openAdmin('/admin/accounts');
    await go('/admin/faulty');
    expect(apiFailures).toEqual([]);
    expect(sliceFailures).toMatchObject([{ remote: 'mfe-admin', where: 'load' }]);
  });
});
