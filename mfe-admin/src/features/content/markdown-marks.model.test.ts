import { expect, it } from '@jest/globals';
import { applyMark } from './markdown-marks.model.ts';

it('marks go around what is selected, which stays selected', () => {
  expect(applyMark('bold', 'Take one down', 5, 8)).toEqual({ text: 'Take **one** down', start: 7, end: 10 });
  expect(applyMark('link', 'See', 0, 3)).toEqual({ text: '[See](/)', start: 1, end: 4 });
});

it('marks of lines go before each line that is selected, once', () => {
  expect(applyMark('list', 'a\nbc\nd', 3, 6).text).toBe('a\n- bc\n- d');
  expect(applyMark('heading', '## Rooms', 5, 5).text).toBe('## Rooms');
});
