/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useListLinks } from './use-list-links.ts';

afterEach(cleanup);

function List({ paths }: { paths: readonly string[] }) {
  const { hrefOf, onClick } = useListLinks();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links in it have the keys
    <ul onClick={onClick}>
      {paths.map((path) => (
        <li key={path}>
          <a href={hrefOf(path)}>
            to <b>{path}</b>
          </a>
        </li>
      ))}
    </ul>
  );
}

function show(paths: readonly string[], basename: string) {
  const router = createMemoryRouter([{ path: '*', element: <List paths={paths} /> }], {
    basename,
    initialEntries: [basename],
  });
  render(<RouterProvider router={router} />);
  return router;
}

describe('the links of a list', () => {
  it.each([
    ['/', '/shop?brand=%5B%22Fender%22%5D'],
    ['/fr', '/fr/shop?brand=%5B%22Fender%22%5D'],
  ])('go the router’s way under %s and leave the position on the page', async (basename, address) => {
    const path = '/shop?brand=%5B%22Fender%22%5D';
    const router = show(['/other', path], basename);
    expect(screen.getByText(path).parentElement?.getAttribute('href')).toBe(address);
    expect(fireEvent.click(screen.getByText(path), { button: 0 })).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(router.state.location.pathname + router.state.location.search).toBe(address);
    expect(router.state.preventScrollReset).toBe(true);
  });

  it('are the browser’s where they are opened elsewhere', () => {
    show(['/shop'], '/');
    for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
      expect(fireEvent.click(screen.getByText('/shop'), { button: 0, ...how })).toBe(true);
  });

  it('are no links beside them', () => {
    const router = show(['/shop'], '/');
    fireEvent.click(screen.getByRole('list'), { button: 0 });
    expect(router.state.location.pathname).toBe('/');
  });
});
