import { describe, expect, it } from '@jest/globals';
import { langOfText, textLocale } from './text-locale.ts';

describe('the language of a text', () => {
  it.each([
    ['Plays in a trio on Thursdays. Owns one guitar too many.', 'en'],
    ['The shop itself: what we own, what we have measured, and what we would take back.', 'en'],
    [
      'Forty years of weddings and dance halls in east Tennessee. Thinning out the back room, one case at a time.',
      'en',
    ],
    ['Exactly as described, dings and all. The neck had been measured for me before it left.', 'en'],
    ['Deux établis à Asheville. Acoustiques d’avant 1970, mandolines et amplis qui ne ronflent plus.', 'fr'],
    ['Vendeur sérieux. La guitare est arrivée accordée, ou presque, ce qui en dit long sur l’emballage.', 'fr'],
    ['Vide l’arrière-salle, un étui après l’autre.', 'fr'],
  ])('of “%s” is %s', (text, locale) => {
    expect(textLocale(text)).toBe(locale);
  });

  it.each(['', 'Gibson Les Paul 1959', '★★★★★', '吉他'])('of “%s” is not known', (text) => {
    expect(textLocale(text)).toBeNull();
  });

  it('is said on a page in another one alone', () => {
    expect(['en', 'fr'].map((locale) => langOfText('It is the best of them.', locale))).toEqual([undefined, 'en']);
    expect(langOfText('Gibson', 'fr')).toBeUndefined();
  });
});
