import { describe, expect, it } from '@jest/globals';
import { drawable } from './drawable.ts';

describe('the text of a document', () => {
  it.each([
    ['Too late 🎸 déjà', 'Too late déjà'],
    ['🎸 Ada', 'Ada'],
    ['Ada ❤️ 👩🏽\u200D🚀, 🇫🇷', 'Ada,'],
    ['1\u202f500,01 $', '1\u00a0500,01 $'],
    ['© Zoé № 3 ™ (“a”)', '© Zoé № 3 ™ (“a”)'],
    ['5 × 10 # 1*', '5 × 10 # 1*'],
  ])('is %j as %j, as its fonts have no emoji', (text, drawn) => {
    expect(drawable(text)).toBe(drawn);
  });
});
