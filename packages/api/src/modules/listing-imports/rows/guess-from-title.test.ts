import { expect, it } from '@jest/globals';
import { emptyListing } from '@headstock/contracts/listing-document';
import { guessFromTitle } from './guess-from-title.ts';

const guess = (title: string) =>
  guessFromTitle({ ...emptyListing('instrument'), brand: 'Dobro', title: { en: title, fr: '' } }, ['title', 'brand']);

it.each([
  ['1937 Dobro Model 37', { yearFrom: 1937, yearIsCirca: false }],
  ['c. 1937 Dobro Model 37', { yearFrom: 1937, yearIsCirca: true }],
  ['circa 1937 Dobro Model 37', { yearFrom: 1937, yearIsCirca: true }],
  ['Dobro Model 37, ca. 1937', { yearFrom: 1937, yearIsCirca: true }],
  ['Dobro Model 37, 1937–39', { yearFrom: 1937, yearTo: 1939, yearIsCirca: false }],
])('%s names the model and its years', (title, years) => {
  expect(guess(title)).toMatchObject({ model: 'Model 37', ...years });
});

it('takes no letter of a model for a guess at the year', () => {
  expect(guess('Dobro Model C 1937')).toMatchObject({ model: 'Model C', yearIsCirca: false });
});
