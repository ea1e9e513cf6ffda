import { expect, it } from '@jest/globals';
import { effectiveGrants, lostScopes } from './effective-grants.model.ts';

it('is what both the key and its maker have, and no more', () => {
  expect(effectiveGrants(['orders:write', 'money:read'], ['orders:read', 'people:write'])).toEqual(['orders:read']);
  expect(effectiveGrants(['orders:read'], ['orders:write'])).toEqual(['orders:read']);
  expect(effectiveGrants(['orders:write'], ['orders:write'])).toEqual(['orders:read', 'orders:write']);
  expect(effectiveGrants(['orders:write'], [])).toEqual([]);
  expect(effectiveGrants(['moon:write'], ['orders:write'])).toEqual([]);
});

it('says what a maker has lost since', () => {
  expect(lostScopes(['orders:write', 'people:read'], ['orders:read', 'people:write'])).toEqual(['orders:write']);
});
