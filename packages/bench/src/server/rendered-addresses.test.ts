import { expect, it } from '@jest/globals';
import { renderedAddresses } from './rendered-addresses.ts';

it('makes another listing address every time', async () => {
  const { paths, isUnique } = await renderedAddresses('listing', 'http://localhost:1', 2_000);
  expect(isUnique).toBe(true);
  expect(new Set(paths).size).toBe(2_000);
});

it('lets a single connection ask for the home pages, so that no request shares a render', async () => {
  expect(await renderedAddresses('home', 'http://localhost:1', 10)).toEqual({
    paths: ['/', '/fr'],
    connections: 1,
    isUnique: false,
  });
});
