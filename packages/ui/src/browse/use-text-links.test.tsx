/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useTextLinks } from './use-text-links.ts';

afterEach(cleanup);

function Text({ html }: { html: string }) {
  return <div ref={useTextLinks()} dangerouslySetInnerHTML={{ __html: html }} />;
}

function show(href: string, basename: string) {
  const routes = [{ path: '*', element: <Text html={`<a href="${href}">there <b>you</b> go</a>`} /> }];
  const router = createMemoryRouter(routes, { basename, initialEntries: [basename] });
  render(<RouterProvider router={router} />);
  return router;
}
const pressed = (how: object = {}): boolean => !fireEvent.click(screen.getByText('you'), { button: 0, ...how });

describe('links of a text', () => {
  it.each([
    ['/visit?x=1#top', '/', '/visit?x=1#top'],
    ['/fr/visit', '/fr', '/fr/visit'],
    ['/fr?x=1', '/fr', '/fr?x=1'],
  ])('to %s under %s go the router’s way', async (href, basename, place) => {
    const router = show(href, basename);
    expect(pressed()).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 0));
    const { pathname, search, hash } = router.state.location;
    expect((pathname + search + hash).replace('/fr/?', '/fr?')).toBe(place);
  });

  it.each([
    ['https://elsewhere.example/', '/'],
    ['//elsewhere.example/', '/'],
    ['tel:+1', '/'],
    ['#top', '/'],
    ['/frets', '/fr'],
    ['/visit', '/fr'],
  ])('to %s under %s are the browser’s', (href, basename) => {
    show(href, basename);
    expect(pressed()).toBe(false);
  });

  it('that are opened elsewhere are the browser’s', () => {
    show('/visit', '/');
    expect(pressed({ ctrlKey: true })).toBe(false);
    expect(pressed({ metaKey: true })).toBe(false);
    expect(pressed({ button: 1 })).toBe(false);
  });
});
