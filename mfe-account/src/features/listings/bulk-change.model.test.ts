import { expect, it } from '@jest/globals';
import { readChange } from './bulk-change.model.ts';

it.each([
  ['-10', -10],
  ['\u221210\u202f%', -10],
  ['+5%', 5],
  [' 12 ', 12],
  ['0', null],
  ['', null],
  ['ten', null],
  ['1.5', null],
])('a change of %j is %p percent', (text, percent) => {
  expect(readChange(text)).toBe(percent);
});
