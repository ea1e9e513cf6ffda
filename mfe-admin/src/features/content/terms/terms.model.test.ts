import { describe, expect, it } from '@jest/globals';
import { changeText, newTerm, termsOf, textsOf } from './terms.model.ts';

describe('the address of a new term', () => {
  it.each([
    ['Players’ stories', 'players-stories'],
    ['  Réparer à l’établi ', 'reparer-a-l-etabli'],
    ['Buying', 'buying-2'],
    ['A'.repeat(100), 'a'.repeat(56)],
  ])('of “%s” is %s', (label, slug) => {
    expect(newTerm(['buying'], label)).toBe(slug);
  });

  it('is none for words without letters', () => {
    expect(newTerm([], '—')).toBeUndefined();
  });
});

describe('what terms say', () => {
  it('loses what is emptied', () => {
    expect(changeText({ one: 'One', two: 'Two' }, 'one', '')).toEqual({ two: 'Two' });
    expect(changeText({ two: 'Two' }, 'one', 'First')).toEqual({ two: 'Two', one: 'First' });
  });

  it('is nothing where the value is something else', () => {
    expect([termsOf(null), termsOf(['one', 2]), textsOf('one')]).toEqual([[], ['one'], {}]);
  });
});
