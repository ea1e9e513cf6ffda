/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import {
  Link,
  matchRoutes,
  Outlet,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  useLoaderData,
  type DataRouter,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { identifyRoutes } from './route-tree.model.ts';
import { createStaticBrowserRouter } from './static-router.ts';

const onPending = jest.fn<(isPending: boolean) => void>();
const mounted = jest.fn<() => undefined>();

function Layout() {
  useEffect(() => mounted(), []);
  return (
    <>
      <input aria-label="words" />
      <Link to="/there">there</Link>
      <Outlet />
    </>
  );
}

const Words = () => <p>{useLoaderData<string>()}</p>;

/** A page that the server rendered with data that no loader of these routes gives, at `/here`. */
function openPage() {
  window.history.replaceState(null, '', '/here');
  const loads = jest.fn(() => 'loaded');
  const routes = identifyRoutes([
    {
      element: <Layout />,
      children: [
        { id: 'here', path: 'here', loader: loads, Component: Words },
        { id: 'there', path: 'there', loader: () => 'from there', Component: Words },
      ],
    },
  ]);
  const history = createBrowserHistory();
  const { location } = history;
  const hydration = { loaderData: { here: 'from the server' } };
  let show: (router: DataRouter) => void = () => undefined;
  const activate = jest.fn(async () => {
    const dataRouter = createRouter({ routes, history, hydrationData: hydration }).initialize();
    act(() => show(dataRouter));
    return dataRouter;
  });
  const matches = matchRoutes(routes, location) ?? [];
  const basename = '/';
  const staticRouter = createStaticBrowserRouter({
    routes,
    matches,
    history,
    location,
    basename,
    hydration,
    activate,
    dispose: () => undefined,
    onPending,
    scroll: { requested: null },
  });
  function Page() {
    const [router, setRouter] = useState(staticRouter);
    useEffect(() => {
      show = setRouter;
    }, []);
    return <RouterProvider router={router} />;
  }
  render(<Page />);
  return { loads, activate, staticRouter };
}

afterEach(() => {
  cleanup();
  mounted.mockClear();
  onPending.mockClear();
});

describe('a page before the first navigation', () => {
  it('shows the data of the server, without running a loader or loading the data router', () => {
    const { loads, activate } = openPage();
    expect(screen.getByText('from the server')).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/there');
    expect(loads).not.toHaveBeenCalled();
    expect(activate).not.toHaveBeenCalled();
  });

  it('follows a link and keeps what the visitor typed', async () => {
    const { loads } = openPage();
    fireEvent.change(screen.getByLabelText('words'), { target: { value: 'telecaster' } });
    fireEvent.click(screen.getByRole('link'));
    expect(await screen.findByText('from there')).toBeTruthy();
    expect(window.location.pathname).toBe('/there');
    expect(screen.getByLabelText<HTMLInputElement>('words').value).toBe('telecaster');
    expect(mounted).toHaveBeenCalledTimes(1);
    expect(onPending.mock.calls).toEqual([[true], [false]]);
    expect(loads).not.toHaveBeenCalled();
  });

  it('revalidates when asked to', async () => {
    const { staticRouter, loads } = openPage();
    await act(() => staticRouter.revalidate());
    expect(loads).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('loaded')).toBeTruthy();
  });

  it('has every member that the library gives a data router', () => {
    const { staticRouter } = openPage();
    const dataRouter = createRouter({ routes: [{ id: 'root', path: '*' }], history: createBrowserHistory() });
    expect(Object.keys(staticRouter).toSorted()).toEqual(Object.keys(dataRouter).toSorted());
    expect(Object.keys(staticRouter.state).toSorted()).toEqual(Object.keys(dataRouter.state).toSorted());
    dataRouter.dispose();
  });
});
