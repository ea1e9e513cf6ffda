import { describe, expect, it } from '@jest/globals';
import { answersOfAddress, draftOf, makeFormKey, sentOfAddress } from './form-view.model.ts';

const answers = (type: 'consign' | 'contact', search: string) => answersOfAddress(type, new URLSearchParams(search));

describe('the address of a form', () => {
  it('fills in what the home page asked', () => {
    expect(answers('consign', 'brand=Gibson&model=J-45&year=1953')).toEqual({
      brand: 'Gibson',
      model: 'J-45',
      year: '1953',
    });
    expect(answers('consign', 'keywords=Gibson+ES+335&year=c.+1959')).toEqual({
      brand: 'Gibson',
      model: 'ES 335',
      year: 'c. 1959',
    });
  });

  it('fills in nothing that the form does not ask, and no words of a stranger', () => {
    expect(answers('contact', 'brand=Gibson&message=Send+money&name=You&email=a%40b.co')).toEqual({});
    expect(answers('consign', `brand=${'x'.repeat(500)}`)['brand']).toHaveLength(120);
  });

  it('begins a message with the number of an order, and with nothing else', () => {
    expect(answers('contact', 'topic=order&order=HS-4F7K2-MQ3XY')).toEqual({
      topic: 'order',
      message: 'HS-4F7K2-MQ3XY\n\n',
    });
    expect(answers('contact', 'order=You+won')).toEqual({});
    expect(answers('consign', 'order=HS-4F7K2-MQ3XY')).toEqual({});
  });

  it('tells of a number only if it is one', () => {
    expect(sentOfAddress(new URLSearchParams('sent=R-4F7K2MQ'))).toBe('R-4F7K2MQ');
    expect(sentOfAddress(new URLSearchParams('sent=You+won'))).toBeNull();
  });
});

describe('a form that came back', () => {
  const formDraft = {
    id: 'd',
    type: 'repair',
    answers: [{ name: 'brand', value: 'Gibson' }],
    problems: [
      { field: 'email', code: 'email', file: null },
      { field: 'form', code: 'from the future', file: null },
    ],
    pictures: [],
  };

  it('has its answers and the problems that we know', () => {
    expect(draftOf({ formDraft }, 'repair')).toEqual({
      id: 'd',
      answers: { brand: 'Gibson' },
      problems: [{ field: 'email', code: 'email' }],
      pictures: [],
    });
  });

  it('is none of another form, nor one that is gone', () => {
    expect(draftOf({ formDraft }, 'contact')).toBeNull();
    expect(draftOf({ formDraft: null }, 'repair')).toBeNull();
  });
});

it('every page has a key of its own', () => {
  expect(makeFormKey()).toMatch(/^[\da-f]{32}$/);
  expect(makeFormKey()).not.toBe(makeFormKey());
});
