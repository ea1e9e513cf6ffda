import { expect, it } from '@jest/globals';
import { unpaidOf } from './failed-payment.model.ts';

it('tells why nothing was paid', () => {
  expect(unpaidOf({ unpaid: { kind: 'declined', message: 'No.' } })).toEqual({ isCancelled: false, message: 'No.' });
  expect(unpaidOf({ unpaid: { kind: 'cancelled' } })).toEqual({ isCancelled: true, message: null });
});

it.each([null, 'x', {}, { placed: [] }, { unpaid: 'x' }])('takes %j for another way here', (state) => {
  expect(unpaidOf(state)).toBeNull();
});
