import { expect, it } from '@jest/globals';
import { failedPaymentOf } from './failed-payment.model.ts';

it('tells why nothing was paid', () => {
  expect(failedPaymentOf({ unpaid: { kind: 'declined', message: 'No.' } })).toEqual({
    isCancelled: false,
    message: 'No.',
  });
  expect(failedPaymentOf({ unpaid: { kind: 'cancelled' } })).toEqual({ isCancelled: true, message: null });
});

it.each([null, 'x', {}, { placed: [] }, { unpaid: 'x' }])('takes %j for another way here', (state) => {
  expect(failedPaymentOf(state)).toBeNull();
});
