import { describe, expect, it } from '@jest/globals';
import { readQuantity } from './quantity.model.ts';

describe('readQuantity', () => {
  it.each([
    ['3', { value: 3 }],
    [' 5 ', { value: 5 }],
    ['0', { value: 1, reset: 'minimum' }],
    ['-1', { value: 1, reset: 'minimum' }],
    ['15', { value: 14, reset: 'maximum' }],
    ['2147483648', { value: 14, reset: 'maximum' }],
    ['9'.repeat(400), { value: 14, reset: 'maximum' }],
  ])('reads %j within 1 and 14', (text, change) => {
    expect(readQuantity(text, 1, 14)).toEqual(change);
  });

  it.each(['', ' ', '1.5', '1e3', 'two', '0x10', '٣'])('changes nothing for %j', (text) => {
    expect(readQuantity(text, 1, 14)).toBeUndefined();
  });
});
