import { expect, it } from '@jest/globals';
import { placedOf } from './placed-orders.model.ts';

const placed = [
  { id: 'one', number: 'H-1', guestKey: 'a b' },
  { id: 'two', number: 'H-2', guestKey: null },
];

it('leads from one order of a payment to the others', () => {
  expect(placedOf({ placed }, 'one')).toEqual([{ id: 'two', number: 'H-2', path: '/orders/two' }]);
  expect(placedOf({ placed }, 'two')).toEqual([{ id: 'one', number: 'H-1', path: '/orders/one?key=a%20b' }]);
});

it.each([null, 'x', {}, { placed: 'x' }, { placed: [] }, { placed: [{ id: 5 }] }])(
  'takes %j for another way here',
  (state) => {
    expect(placedOf(state, 'one')).toBeNull();
  },
);

it('does not thank for an order that was placed another time', () => {
  expect(placedOf({ placed }, 'three')).toBeNull();
});
