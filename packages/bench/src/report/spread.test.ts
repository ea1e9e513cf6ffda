import { expect, it } from '@jest/globals';
import { describeSpread, medianOf, spreadOf } from './spread.ts';

it('takes the middle of odd numbers of values and the lower middle of even ones', () => {
  expect(medianOf([9, 1, 5])).toBe(5);
  expect(medianOf([4, 1, 3, 2])).toBe(2);
});

it('keeps the lowest and the highest beside the median', () => {
  expect(spreadOf([30, 10, 20])).toEqual({ median: 20, low: 10, high: 30 });
  expect(() => spreadOf([])).toThrow(/Nothing was measured/);
});

it('shows the range only where values differ', () => {
  expect(describeSpread(spreadOf([59.4, 423.4, 137.2]))).toBe('137 (59–423)');
  expect(describeSpread(spreadOf([7, 7]))).toBe('7');
  expect(describeSpread(spreadOf([0.01, 0.02, 0.03]), 2)).toBe('0.02 (0.01–0.03)');
});
