import { describe, expect, it } from '@jest/globals';
import { matchRoutes } from 'react-router';
import { identifyRoutes, isComplete } from './route-tree.model.ts';

const Page = () => <p>page</p>;
const load = () => 'loaded';
const routes = identifyRoutes([
  {
    id: 'root',
    loader: load,
    children: [
      { path: 'plain', Component: Page },
      { path: 'shop', id: 'shop', loader: load },
    ],
  },
  { path: 'later', lazy: () => Promise.resolve({ Component: Page }) },
]);
const at = (path: string) => matchRoutes(routes, path) ?? [];

describe('identified routes', () => {
  it('have the ids that react-router gives routes by their place', () => {
    expect(at('/plain').map(({ route }) => route.id)).toEqual(['root', '0-0']);
    expect(at('/later').map(({ route }) => route.id)).toEqual(['1']);
  });

  it('hold the element that every router renders', () => {
    const { element, Component } = at('/plain')[1]?.route ?? {};
    expect(element).toEqual(<Page />);
    expect(Component).toBeUndefined();
  });
});

describe('a page', () => {
  it('is complete with the data of all its loaders, be they null', () => {
    expect(isComplete(at('/shop'), { loaderData: { root: null, shop: 'items' } })).toBe(true);
    expect(isComplete(at('/shop'), { loaderData: { root: null } })).toBe(false);
    expect(isComplete(at('/shop'), {})).toBe(false);
  });

  it('is complete with an error in place of what stands below it', () => {
    expect(isComplete(at('/shop'), { loaderData: {}, errors: { root: { status: 404 } } })).toBe(true);
    expect(isComplete(at('/shop'), { loaderData: {}, errors: { shop: { status: 404 } } })).toBe(false);
  });

  it('is not complete while its code is missing', () => {
    expect(isComplete(at('/later'), { loaderData: {} })).toBe(false);
  });
});
