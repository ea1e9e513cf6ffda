/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import en from '#shell/app/messages/en.json' with { type: 'json' };
import { isActivatingRouterAtom, NavigationProgress } from './navigation-progress.tsx';

/** A shop with one slow page, whose data arrive when `respond` is called. */
function openShop() {
  const data = Promise.withResolvers<null>();
  const store = createStore();
  const router = createMemoryRouter([
    {
      element: (
        <>
          <NavigationProgress />
          <Outlet />
        </>
      ),
      children: [
        { index: true, element: <p>home</p> },
        { path: 'slow', loader: () => data.promise, element: <p>slow</p> },
      ],
    },
  ]);
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <RouterProvider router={router} />
      </IntlProvider>
    </Provider>,
  );
  return { router, store, respond: () => data.resolve(null) };
}

const pass = (ms: number): Promise<void> => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
const status = (): string => screen.getByRole('status').textContent;
const bar = (): Element | null => document.querySelector('[data-navigating]');

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the progress of a navigation', () => {
  it('is shown and announced after 100 ms, until the page is there', async () => {
    const { router, respond } = openShop();
    await act(async () => void router.navigate('/slow'));
    await pass(90);
    expect([bar(), status()]).toEqual([null, '']);
    await pass(20);
    expect(bar()).not.toBeNull();
    expect(status()).toBe('Loading the page');
    respond();
    await pass(0);
    expect(screen.getByText('slow')).toBeTruthy();
    expect([bar(), status()]).toEqual([null, '']);
  });

  it('does not appear for a navigation that is faster', async () => {
    const { router, respond } = openShop();
    await act(async () => void router.navigate('/slow'));
    await pass(50);
    respond();
    await pass(0);
    await pass(200);
    expect(screen.getByText('slow')).toBeTruthy();
    expect([bar(), status()]).toEqual([null, '']);
  });

  it('is shown while the first navigation waits for the code of the router', async () => {
    const { store } = openShop();
    act(() => store.set(isActivatingRouterAtom, true));
    await pass(110);
    expect(status()).toBe('Loading the page');
    act(() => store.set(isActivatingRouterAtom, false));
    expect([bar(), status()]).toEqual([null, '']);
  });
});
