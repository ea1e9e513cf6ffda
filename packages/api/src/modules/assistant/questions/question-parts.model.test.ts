import { expect, it } from '@jest/globals';
import { questionParts } from './question-parts.model.ts';

it.each([
  ['a Telecaster and when are you open?', ['a Telecaster', 'when are you open?']],
  ['How much is it with shipping to France?', ['How much is it', 'shipping to France?']],
  ['une Gibson ? et livrez-vous en Suisse ?', ['une Gibson', 'et livrez-vous en Suisse ?']],
  ['a Les Paul with case', ['a Les Paul with case']],
  ['???', ['???']],
])('%s', (question, parts) => {
  expect(questionParts(question)).toEqual(parts);
});
