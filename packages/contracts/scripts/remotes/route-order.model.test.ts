import { describe, expect, it } from '@jest/globals';
import { compareRoutes } from './route-order.model.ts';

describe('compareRoutes', () => {
  it('puts static before parameter before splat, and the content page last', () => {
    const paths = ['/:slug', '/shop/*', '/shop/:slug/:id', '/shop/category/:type', '/shop', '/', '/admin/*', '/admin'];
    expect(paths.toSorted(compareRoutes)).toEqual([
      '/',
      '/admin',
      '/admin/*',
      '/shop',
      '/shop/category/:type',
      '/shop/:slug/:id',
      '/shop/*',
      '/:slug',
    ]);
  });

  it('finds two patterns that match the same paths equal', () => {
    expect(compareRoutes('/blog/:slug', '/blog/:category')).toBe(0);
  });
});
