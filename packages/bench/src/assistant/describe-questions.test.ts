import { expect, it } from '@jest/globals';
import type { AskedQuestion } from '@headstock/api/assistant-questions';
import { describeQuestions } from './describe-questions.ts';

const asked: readonly AskedQuestion[] = [
  { question: 'Do you ship?', locale: 'en', isKnown: true, citations: ['/faqs#ship', '/shipping'], verdict: 'right' },
  { question: 'A | B?', locale: 'fr', isKnown: true, citations: ['/fr/visit'], verdict: 'other passage' },
  { question: '???', locale: 'en', isKnown: false, citations: [], verdict: 'right' },
];

it('says of each question what is cited and what became of it, and sums them up', () => {
  expect(describeQuestions(asked).split('\n')).toEqual([
    '| question | language | cites | verdict |',
    '| --- | --- | --- | --- |',
    '| Do you ship? | en | /faqs#ship, /shipping | right |',
    '| A \\| B? | fr | /fr/visit | other passage |',
    '| ??? | en | – | right: does not know |',
    '',
    '1 of 2 answered, each sentence supported by what it cites; 1 of 1 declined of what the shop does not know.',
  ]);
});
