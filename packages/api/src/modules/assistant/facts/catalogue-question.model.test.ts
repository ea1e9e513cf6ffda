import { describe, expect, it } from '@jest/globals';
import { readCatalogueQuestion } from './catalogue-question.model.ts';

describe('a question to the catalogue', () => {
  it('is what it names, without the words around it', () => {
    expect(readCatalogueQuestion('Do you have a 1959 Les Paul with a sunburst?', 'en')).toEqual({
      words: ['1959', 'les', 'paul', 'sunburst'],
      maxPriceCents: null,
      sort: null,
    });
    expect(readCatalogueQuestion('Avez-vous une guitare électrique à vendre ?', 'fr').words).toEqual([
      'guitare',
      'electrique',
      'vendre',
    ]);
  });

  it.each([
    ['a mandolin under $2,500', 'en', 2_500_00],
    ['anything below 900 dollars', 'en', 900_00],
    ['a strat up to 3k', 'en', 3_000_00],
    ['a bass for less than $1950', 'en', 1_950_00],
    ['une basse à moins de 1 500 $', 'fr', 1_500_00],
    ['une basse jusqu’à 1\u202f500\u202f$', 'fr', 1_500_00],
  ] as const)('%s has a ceiling', (text, locale, cents) => {
    const question = readCatalogueQuestion(text, locale);
    expect(question.maxPriceCents).toBe(cents);
    expect(question.words.some((word) => /\d/.test(word))).toBe(false);
  });

  it('takes a bare year for a year', () => {
    expect(readCatalogueQuestion('guitars below 1962', 'en')).toEqual({
      words: ['guitars', 'below', '1962'],
      maxPriceCents: null,
      sort: null,
    });
  });

  it('never asks for more money than there is', () => {
    expect(readCatalogueQuestion('under $999,999,999', 'en').maxPriceCents).toBe(2_000_000_000);
  });

  it.each([
    ['cheapest bass you have', 'en', ['bass'], 'PRICE_ASC'],
    ['what is the most expensive Telecaster', 'en', ['telecaster'], 'PRICE_DESC'],
    ['les basses les moins chères', 'fr', ['basses'], 'PRICE_ASC'],
    ['combien coûte une Telecaster', 'fr', ['telecaster'], null],
  ] as const)('%s', (question, locale, words, sort) => {
    expect(readCatalogueQuestion(question, locale)).toEqual({ words, maxPriceCents: null, sort });
  });
});
