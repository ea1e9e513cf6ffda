import { expect, it } from '@jest/globals';
import { accessOf, grantsOf } from './staff-roles.model.ts';

it('is the same there and back, with writing in place of both', () => {
  const grants = ['orders:write', 'people:read'];
  expect(accessOf(grants)).toMatchObject({ orders: 'write', people: 'read', money: 'none' });
  expect(grantsOf(accessOf(grants))).toEqual(grants);
  expect(grantsOf(accessOf(['money:read', 'money:write']))).toEqual(['money:write']);
  expect(grantsOf(accessOf(['moon:write']))).toEqual([]);
});
