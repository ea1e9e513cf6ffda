import { expect, it } from '@jest/globals';
import { completeQuestion } from './follow-up.model.ts';

it.each([
  ['and in red?', ['Do you have blue guitars?'], 'Do you have guitars in red?'],
  ['under $900?', ['Any bass under $3,000?'], 'Any bass under $900?'],
  ['what about left-handed ones?', ['a Telecaster'], 'a Telecaster left-handed ones?'],
  ['is it in stock?', ['a Telecaster', 'thanks'], 'a Telecaster is it in stock?'],
  ['and do you ship to Canada?', ['a Telecaster'], 'and do you ship to Canada?'],
  ['Who pays import duties?', ['a Telecaster'], 'Who pays import duties?'],
  ['and how long does it take?', ['How much is a setup?'], 'a setup how long does it take?'],
  ['and in red?', [], 'and in red?'],
])('%s after %j', (question, earlier, whole) => {
  expect(completeQuestion(question, earlier, 'en')).toBe(whole);
});
