import { describe, expect, it } from '@jest/globals';
import { orderNumber, readOrderNumber } from './order-number.ts';

describe('the order number', () => {
  it('is the reference in two groups of five', () => {
    expect(orderNumber('4F7K2MQ3XY')).toBe('HS-4F7K2-MQ3XY');
  });

  it.each(['HS-4F7K2-MQ3XY', 'hs 4f7k2 mq3xy', '4F7K2MQ3XY', ' HS4F7K2-MQ3XY. '])('is read from %s', (typed) => {
    expect(readOrderNumber(typed)).toBe('HS-4F7K2-MQ3XY');
  });

  it.each(['', 'You won', 'HS-4F7K2-MQ3X', 'HS-4F7K2-MQ3XYZ', 'HS-0F7K2-MQ3XY', 'R-4F7K2MQ'])(
    'is not read from %s',
    (typed) => {
      expect(readOrderNumber(typed)).toBeNull();
    },
  );
});
