import { expect, it } from '@jest/globals';
import { moved, writeCents } from './entries.model.ts';

it('entries move by one place, and not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
});

it('writes cents as they are typed', () => {
  expect([12_000, 1_999, null].map((cents) => writeCents(cents, 'en'))).toEqual(['120', '19.99', '']);
  expect(writeCents(1_999, 'fr')).toBe('19,99');
});
