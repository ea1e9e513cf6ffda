import { expect, it } from '@jest/globals';
import { grantAreas, grants, hasGrant, isGrant } from './grants.ts';

it('has a grant to read and one to write for every area', () => {
  expect(grants).toHaveLength(grantAreas.length * 2);
  expect(grants.every(isGrant)).toBe(true);
  expect(isGrant('people')).toBe(false);
});

it('lets whoever may write read, and nothing else', () => {
  expect(hasGrant(['people:write'], 'people:read')).toBe(true);
  expect(hasGrant(['people:read'], 'people:write')).toBe(false);
  expect(hasGrant(['people:write'], 'money:read')).toBe(false);
  expect(hasGrant([], 'orders:read')).toBe(false);
});
