import { expect, it } from '@jest/globals';
import { readRange } from './byte-range.ts';

it.each([
  [undefined, 'whole'],
  ['bytes=0-', { first: 0, last: 39 }],
  ['bytes=0-9', { first: 0, last: 9 }],
  ['bytes=90-200', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  // The last 200 bytes of 100 are all of them, of which one answer has 40.
  ['bytes=-200', { first: 0, last: 39 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-3', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['items=0-1', 'whole'],
  ['bytes=a-b', 'whole'],
  ['bytes=-', 'whole'],
])('%s is %j of 100 bytes, of which 40 go into an answer', (header, range) => {
  expect(readRange(header, 100, 40)).toEqual(range);
});
