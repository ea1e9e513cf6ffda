import { expect, it } from '@jest/globals';
import { likePatterns } from './like-patterns.ts';

it('gives a pattern for each word, in which nothing of the search means anything to LIKE', () => {
  expect(likePatterns('  les   100%_paul\\ ')).toEqual(['%les%', String.raw`%100\%\_paul\\%`]);
});

it.each([null, undefined, '', '   '])('gives none for %j', (search) => {
  expect(likePatterns(search)).toEqual([]);
});

it('leaves out what the database cannot keep', () => {
  expect(likePatterns('a\0b \uD800')).toEqual(likePatterns('ab \uFFFD'));
});

it('reads eight words and 100 characters', () => {
  expect(likePatterns('a '.repeat(20))).toHaveLength(8);
  expect(likePatterns('x'.repeat(200))[0]).toHaveLength(102);
});
