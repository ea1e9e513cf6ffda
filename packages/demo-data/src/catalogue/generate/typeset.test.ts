import { describe, expect, it } from '@jest/globals';
import { hundredths, inches, kilos, pounds, tagPrice } from './measures.ts';
import { agree, fill, nounWords, typesetFrench } from './typeset.ts';

describe('French typesetting', () => {
  it('puts narrow no-break spaces where French wants them', () => {
    expect(typesetFrench('Oui ; « non » : 85 % !')).toBe('Oui\u202f; «\u202fnon\u202f»\u202f: 85\u202f%\u202f!');
    expect(typesetFrench('3,41 kg et 1,6 mm')).toBe('3,41\u202fkg et 1,6\u202fmm');
  });

  it('agrees with the noun', () => {
    expect(agree('<Il|Elle> est <arrivé|arrivée>', 'guitar')).toBe('Elle est arrivée');
    expect(agree('<Il|Elle> est <arrivé|arrivée>', 'amp')).toBe('Il est arrivé');
    expect(nounWords('amp').fr['the']).toBe('l’ampli');
    expect(nounWords('octave-mandolin').en['a']).toBe('an octave mandolin');
  });

  it('refuses a slot that nobody fills', () => {
    expect(() => fill('From {city}', {})).toThrow('{city}');
  });
});

describe('measures', () => {
  it('are given in both systems', () => {
    expect(pounds(3410)).toBe('7 lb 8 oz');
    expect(kilos(3410)).toEqual({ en: '3.41 kg', fr: '3,41\u202fkg' });
    expect(inches(41.9)).toBe('1 ⅝″');
    expect(inches(648)).toBe('25 ½″');
    expect(hundredths(21.1)).toBe('.83″');
  });

  it('round a price the way a tag is written', () => {
    expect([163, 651.3, 3333, 24_512, 463_211].map(tagPrice)).toEqual(
      [165, 650, 3350, 24_500, 463_000].map((dollars) => dollars * 100),
    );
  });
});
