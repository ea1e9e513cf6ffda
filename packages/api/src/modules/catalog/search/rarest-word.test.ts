import { describe, expect, it } from '@jest/globals';
import { rareTerm } from './rarest-word.ts';
import { Vocabulary } from './vocabulary.ts';

const vocabulary = new Vocabulary(
  new Map([
    ['martin', 80_000],
    ['theorbo', 6],
    ['theorbos', 2],
    ['mandolin', 40_000],
  ]),
);

describe('the word that decides where to look', () => {
  it('is the one that the fewest listings have, with all that it begins', () => {
    expect(rareTerm(['martin', 'theorbo'], vocabulary, 2_000)).toBe('(theorbo | theorbos)');
    expect(rareTerm(['theorbo', 'hs20001'], vocabulary, 2_000)).toContain('hs20001');
  });

  it('is none where all are frequent, and never a letter, of which nothing is known', () => {
    expect(rareTerm(['martin', 'mandolin'], vocabulary, 2_000)).toBeNull();
    expect(rareTerm(['martin', 'd'], vocabulary, 2_000)).toBeNull();
    expect(rareTerm(['x'.repeat(41), 'martin'], vocabulary, 2_000)).toBeNull();
  });
});
