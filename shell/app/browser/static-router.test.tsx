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

const mounted = jest.fn<() => undefined>();

function Frame() {
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
      element: <Frame />,
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
    const live = createRouter({ routes, history, hydrationData: hydration }).initialize();
    act(() => show(live));
    return live;
  });
  const matches = matchRoutes(routes, location) ?? [];
  const basename = '/';
  const still = createStaticBrowserRouter({
    routes,
    matches,
    history,
    location,
    basename,
    hydration,
    activate,
    dispose: () => undefined,
    scroll: { requested: null },
  });
  function Page() {
    const [router, setRouter] = useState(still);
    useEffect(() => {
      show = setRouter;
    }, []);
    return <RouterProvider router={router} />;
  }
  render(<Page />);
  return { loads, activate, still };
}

afterEach(() => {
  cleanup();
  mounted.mockClear();
});

describe('a page that nobody has moved from', () => {
  it('shows what the server sent, without a loader or the router that moves', () => {
    const { loads, activate } = openPage();
    expect(screen.getByText('from the server')).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/there');
    expect(loads).not.toHaveBeenCalled();
    expect(activate).not.toHaveBeenCalled();
  });

  it('goes where a link leads, and what the visitor typed stays', async () => {
    const { loads } = openPage();
    fireEvent.change(screen.getByLabelText('words'), { target: { value: 'telecaster' } });
    fireEvent.click(screen.getByRole('link'));
    expect(await screen.findByText('from there')).toBeTruthy();
    expect(window.location.pathname).toBe('/there');
    expect(screen.getByLabelText<HTMLInputElement>('words').value).toBe('telecaster');
    expect(mounted).toHaveBeenCalledTimes(1);
    expect(loads).not.toHaveBeenCalled();
  });

  it('loads anew what it is asked to', async () => {
    const { still, loads } = openPage();
    await act(() => still.revalidate());
    expect(loads).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('loaded')).toBeTruthy();
  });
});
