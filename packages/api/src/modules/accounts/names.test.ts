import { describe, expect, it } from '@jest/globals';
import { isMisleadingName, isReservedName, skeletonOf } from './names.ts';

describe('a name', () => {
  it.each([
    'June O',
    'Ana Núñez',
    'Zoë Brontë-O’Brien',
    'Ольга Иванова',
    'Νίκος Παπαδόπουλος',
    '山田 太郎',
    'ヤマダ 太郎',
    '김 철수',
    'محمد علي',
    'John Ольгин',
    'नरेंद्र',
    'عل\u200Cی',
    'D’Angelico & Söhne 1962',
  ])('accepts %s', (name) => {
    expect(isMisleadingName(name)).toBe(false);
  });

  it.each([
    ['a mark that turns the direction', 'June\u202Eenuj'],
    ['a mark of direction', 'June\u200F'],
    ['an isolate', 'June\u2066x\u2069'],
    ['a space of no width', 'Ju\u200Bne'],
    ['a joiner between Latin letters', 'Ju\u200Dne'],
    ['a soft hyphen', 'Ju\u00ADne'],
    ['a control character', 'June\u0007'],
    ['a line break', 'June\nO'],
    ['a tag character', 'June\u{E0041}'],
    ['a filler that shows nothing', 'June\u3164'],
    ['a private character', 'June\uE000'],
    ['Cyrillic among Latin letters', 'Неadstock'],
    ['Greek among Latin letters', 'Jοhn'],
    ['piled up marks', 'J\u0300\u0301\u0302\u0303une'],
  ])('rejects one with %s', (_what, name) => {
    expect(isMisleadingName(name)).toBe(true);
  });

  it.each(['Headstock', 'headstоck', 'HEADST0CK', 'Head Stock', 'Ηеadѕtock Suppоrt', 'ADMIN', 'аdmin', 'Support'])(
    '%s speaks for the shop',
    (name) => {
      expect(isReservedName(name)).toBe(true);
    },
  );

  it.each(['Ada Administrador', 'Heath Stock', 'Supporter', 'Adam In'])('accepts %s', (name) => {
    expect(isReservedName(name)).toBe(false);
  });

  it.each([
    ['paypal', 'раураl'],
    ['paypal', 'PayPaI'],
    ['june-o', 'june-0'],
    ['modern', 'rnodern'],
    ['june', 'Ｊｕｎｅ'],
  ])('%s and %s look alike', (one, other) => {
    expect(skeletonOf(one)).toBe(skeletonOf(other));
  });

  it('that looks different is different', () => {
    const names = ['june', 'jane', 'jun', 'jule', 'ольга', 'núñez'];
    expect(new Set(names.map(skeletonOf)).size).toBe(names.length);
  });
});
