import { describe, expect, it } from '@jest/globals';
import { trackedPath } from './tracked-path.model.ts';
import { trackedSearch } from './tracked-search.model.ts';

describe('the path of a counted view', () => {
  it.each([
    ['/shop?keywords=strat', '/shop?keywords=strat'],
    ['/blog/a-post', '/blog/a-post'],
    ['/orders/0abc?key=secret', '/orders/:id'],
    ['/reset-password/a/b/secret', '/reset-password/*'],
    ['/forms/repair?draft=secret', '/forms/:type'],
    ['/no/such/page', '/404'],
  ])('%s is %s', (path, counted) => expect(trackedPath(path)).toBe(counted));
});

describe('what a page was asked for', () => {
  it('is the words, the filters and the place', () => {
    const asked = '/shop/category/electric-guitars?keywords=+les+paul&brand=%5B%22gibson%22%5D&sort=DEFAULT&after=x';
    expect(trackedSearch(asked)).toEqual({
      SearchTerm: 'les paul',
      SearchFilters: { brand: '["gibson"]' },
      SearchLocation: '/shop/category/electric-guitars',
    });
  });

  it.each([
    '/shop',
    '/shop?sort=LISTING_TIME_DESC',
    '/shop?keywords=',
    '/shop/a-guitar/1?keywords=x',
    '/blog?keywords=x',
  ])('is nothing on %s', (path) => expect(trackedSearch(path)).toBeNull());
});
