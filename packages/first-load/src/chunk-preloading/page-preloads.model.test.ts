import { describe, expect, it } from '@jest/globals';
import { filesOfChunks, routeChunks } from './page-preloads.model.ts';

describe('the chunks of a page', () => {
  it('are those that its routes name', () => {
    const matches = [
      { route: {} },
      { route: { handle: { chunks: ['page-shop'], title: 'Shop' } } },
      { route: { handle: {} } },
    ];
    expect(routeChunks(matches)).toEqual(['page-shop']);
  });

  it('are refused when a remote names anything but chunks', () => {
    expect(() => routeChunks([{ route: { handle: { chunks: [1] } } }])).toThrow();
  });

  it('give each of their files once, and nothing for an unknown name', () => {
    const map = { 'page-shop': ['shop.js', 'shared.js'], 'page-cart': ['cart.js', 'shared.js'] };
    expect(filesOfChunks(map, ['page-shop', 'page-cart', 'gone'])).toEqual(['shop.js', 'shared.js', 'cart.js']);
  });
});
