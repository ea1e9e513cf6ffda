import { describe, expect, it } from '@jest/globals';
import { appended, fillReply, leftIn, textIn } from './reply-text.model.ts';

const facts = { item: 'A {price} guitar $& $1', price: '$1,200', shipDate: null };

describe('a saved reply', () => {
  it('is filled in with what is known, and never twice', () => {
    expect(fillReply('{item}: {price}, {price}. Off on {ship date}.', facts)).toBe(
      'A {price} guitar $& $1: $1,200, $1,200. Off on {ship date}.',
    );
  });

  it('says what is left to write', () => {
    expect(leftIn('Off on {ship date}, {Item}')).toEqual(['{ship date}']);
    expect(leftIn('Nothing')).toEqual([]);
  });

  it('is written in the language of the page, or in the one that there is', () => {
    expect(textIn({ textEn: 'Yes', textFr: 'Oui' }, 'fr')).toBe('Oui');
    expect(textIn({ textEn: 'Yes', textFr: '' }, 'fr')).toBe('Yes');
    expect(textIn({ textEn: '', textFr: 'Oui' }, 'en')).toBe('Oui');
  });

  it('stands below what was typed', () => {
    expect(appended(' ', 'Yes')).toBe('Yes');
    expect(appended('Hello,\n', 'Yes')).toBe('Hello,\n\nYes');
  });
});
